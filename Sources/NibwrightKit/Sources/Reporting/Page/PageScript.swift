/// The one script of a page: filters, search, keys and links to a single entry. Without it, all entries are shown.
///
/// Entries are elements with `data-words`; boxes of the form hide entries by `data-` attributes. `/` goes to the search,
/// `j` and `k` to the next and previous entry, `e` opens or closes all.
enum PageScript {
    static let text = """
        "use strict";
        const form = document.querySelector("form");
        const entries = [...document.querySelectorAll("[data-words]")];
        const boxes = [...form.querySelectorAll("input[type=checkbox]")];
        const search = form.querySelector("input[type=search]");
        const count = form.querySelector("output");
        function show() {
          const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
          const off = boxes.filter(box => !box.checked);
          let shown = 0;
          for (const entry of entries) {
            const text = entry.dataset.words;
            const hidden = off.some(box => entry.dataset[box.name] === box.value)
              || !words.every(word => text.includes(word));
            entry.hidden = hidden;
            if (!hidden) shown += 1;
          }
          for (const group of document.querySelectorAll("[data-group]")) {
            group.hidden = !group.querySelector("[data-words]:not([hidden])");
          }
          count.textContent = shown + " of " + entries.length + " entries";
        }
        form.addEventListener("input", show);
        form.addEventListener("submit", event => event.preventDefault());
        function reveal() {
          const id = decodeURIComponent(location.hash.slice(1));
          const target = id && document.getElementById(id);
          if (!target) return;
          target.hidden = false;
          if (target.tagName === "DETAILS") target.open = true;
          target.scrollIntoView();
        }
        addEventListener("hashchange", reveal);
        function step(by) {
          const shown = entries.filter(entry => !entry.hidden);
          const at = shown.indexOf(document.activeElement.closest("[data-words]"));
          const next = shown[Math.min(shown.length - 1, Math.max(0, at + by))];
          if (!next) return;
          const focus = next.querySelector("summary") || next;
          focus.focus();
          focus.scrollIntoView({block: "nearest"});
        }
        addEventListener("keydown", event => {
          if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key === "/") { event.preventDefault(); search.focus(); }
          if (event.key === "j") step(1);
          if (event.key === "k") step(-1);
          if (event.key === "e") {
            const all = [...document.querySelectorAll("details")];
            const open = all.some(one => !one.open);
            for (const one of all) one.open = open;
          }
        });
        addEventListener("beforeprint", () => {
          for (const one of document.querySelectorAll("details")) one.open = true;
        });
        show();
        reveal();

        """
}
