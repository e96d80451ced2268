/// The one script of a page: filters, search, keys and links to a single entry. Without it, all entries are shown.
///
/// Entries are elements with `data-words`; boxes of the form hide entries by `data-` attributes. `/` goes to the search,
/// `j` and `k` to the next and previous entry, `e` opens or closes all, `t` takes or leaves the change at hand.
enum PageScript {
    static let text = """
        "use strict";
        const form = document.querySelector("form");
        const entries = [...document.querySelectorAll("[data-words]")];
        const boxes = [...form.querySelectorAll("input[type=checkbox]")];
        const lists = [...form.querySelectorAll("select")];
        const search = form.querySelector("input[type=search]");
        const count = form.querySelector("output");
        function show() {
          const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
          const off = boxes.filter(box => !box.checked);
          const chosen = lists.filter(list => list.value);
          let shown = 0;
          for (const entry of entries) {
            const text = entry.dataset.words;
            const hidden = off.some(box => entry.dataset[box.name] === box.value)
              || chosen.some(list => !(entry.dataset[list.name] || "").split("//").includes(list.value))
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
        // A list that is changed by keys or a driver says so with this alone in some browsers.
        form.addEventListener("change", show);
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
          if (/^(search|select-one)$/.test(event.target.type) || event.ctrlKey || event.metaKey || event.altKey) return;
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
        addEventListener("input", event => {
          if (event.target.type !== "range") return;
          event.target.closest("figure").style.setProperty("--at", event.target.value + "%");
        });
        show();
        reveal();

        """ + sorting + decisions

    /// A table's title sorts its rows, and once more the other way round: numbers by size, words by the alphabet.
    private static let sorting = """
        for (const table of document.querySelectorAll("table.sortable")) {
          const body = table.tBodies[0];
          const titles = [...table.tHead.rows[0].cells];
          titles.forEach((title, column) => title.addEventListener("click", () => {
            const down = title.getAttribute("aria-sort") === "ascending";
            for (const other of titles) other.removeAttribute("aria-sort");
            title.setAttribute("aria-sort", down ? "descending" : "ascending");
            const rows = [...body.rows].map((row, place) => ({row, place, text: row.cells[column].textContent}));
            rows.sort((left, right) => (down ? -1 : 1)
              * left.text.localeCompare(right.text, undefined, {numeric: true}) || left.place - right.place);
            for (const {row} of rows) body.append(row);
          }));
        }

        """

    /// Ticks are kept in the page; a button saves them as a file that `nibwright apply --decisions` obeys.
    private static let decisions = """
        for (const plan of document.querySelectorAll("[data-plan]")) {
          const bar = plan.querySelector(".decide");
          if (!bar) continue;
          const takes = [...plan.querySelectorAll(".take")];
          const tell = () => {
            const count = takes.filter(box => box.checked).length;
            bar.querySelector("output").textContent = count + " of " + takes.length + " changes taken";
          };
          const entry = box => box.closest("[data-words]");
          bar.hidden = false;
          plan.addEventListener("change", event => { if (event.target.className === "take") tell(); });
          for (const button of bar.querySelectorAll("[data-tick]")) {
            button.addEventListener("click", () => {
              for (const box of takes) if (!entry(box).hidden) box.checked = button.dataset.tick === "on";
              tell();
            });
          }
          bar.querySelector("[data-save]").addEventListener("click", () => {
            const changes = {};
            for (const box of takes) {
              const decision = box.checked ? "take" : "leave";
              changes[entry(box).id] = {decision: decision, fingerprint: box.dataset.fingerprint};
            }
            const file = {"nibwright-decisions": 1, recipe: plan.dataset.plan, changes: changes};
            const link = document.createElement("a");
            link.href = URL.createObjectURL(
              new Blob([JSON.stringify(file, null, 2) + "\\n"], {type: "application/json"}));
            link.download = "decisions.json";
            link.click();
          });
          tell();
        }
        addEventListener("keydown", event => {
          if (event.key !== "t" || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
          const box = document.activeElement.closest("[data-words]")?.querySelector(".take");
          if (box) box.click();
        });

        """
}
