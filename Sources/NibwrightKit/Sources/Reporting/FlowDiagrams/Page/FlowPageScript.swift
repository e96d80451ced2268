/// The script of the flow's page: storyboards fold, a scene that is chosen says what leads to it and from it, and the
/// picture moves and grows.
///
/// `/` goes to the search, `f` shows all, `e` folds or unfolds all, Escape lets go of what is chosen.
enum FlowPageScript {
    static let text = """
        "use strict";
        const data = JSON.parse(document.getElementById("flow").textContent);
        const picture = document.getElementById("picture");
        const bundles = document.getElementById("bundles");
        const ways = document.getElementById("ways");
        const panel = document.querySelector("aside");
        const form = document.querySelector("form");
        const search = form.querySelector("input[type=search]");
        const boxes = [...form.querySelectorAll("input[name=kind]")];
        const boxWidth = 200, foldedWidth = 220, foldedHeight = 58;
        const groups = data.groups.map((group, number) => ({
          ...group, element: document.getElementById("g" + number), folded: data.folded, column: group.x, row: group.y,
        }));
        const scenes = data.scenes.map((scene, number) => ({
          ...scene, number, element: document.getElementById("s" + number),
          text: [scene.title, groupOf(scene).title, ...scene.words].join(" ").toLowerCase(),
        }));
        let chosen = null;
        let view = {x: 0, y: 0, width: 100, height: 100};
        function groupOf(scene) { return groups[scene.group]; }
        function element(name, attributes, text) {
          const made = document.createElementNS("http://www.w3.org/2000/svg", name);
          for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
          if (text) made.textContent = text;
          return made;
        }
        // Many storyboards in a row would be too small to read: they are wrapped into as many columns as fit the window.
        function wrap() {
          const order = [...groups].sort((a, b) => a.column - b.column || a.row - b.row);
          const ratio = picture.clientWidth / Math.max(1, picture.clientHeight) || 1.4;
          const most = count => Math.ceil(order.length / count);
          const shape = count => count * (foldedWidth + 130) / (most(count) * (foldedHeight + 36));
          const counts = order.map((_, index) => index + 1);
          const best = counts.reduce((a, b) =>
            Math.abs(Math.log(shape(b) / ratio)) < Math.abs(Math.log(shape(a) / ratio)) ? b : a, 1);
          order.forEach((group, index) => { group.column = Math.floor(index / most(best)); group.row = index; });
        }
        // Groups stay in their columns and in their order, and stand close together.
        function place() {
          const columns = new Map();
          for (const group of groups) {
            const column = columns.get(Math.round(group.column)) || [];
            column.push(group);
            columns.set(Math.round(group.column), column);
          }
          let x = 0;
          for (const [, column] of [...columns].sort((a, b) => a[0] - b[0])) {
            column.sort((a, b) => a.row - b.row);
            let y = 0, width = 0;
            for (const group of column) {
              group.width = group.folded ? foldedWidth : group.w;
              group.height = group.folded ? foldedHeight : group.h;
              Object.assign(group, {x, y});
              y += group.height + 36;
              width = Math.max(width, group.width);
            }
            for (const group of column) group.y -= y / 2;
            x += width + 130;
          }
          for (const group of groups) {
            const {element, x, y, width, height, folded} = group;
            element.setAttribute("transform", `translate(${x} ${y})`);
            element.classList.toggle("folded", folded);
            element.querySelector(".area").setAttribute("width", width);
            element.querySelector(".area").setAttribute("height", height);
            element.querySelector(".bar").setAttribute("width", width);
            element.querySelector(".bar").setAttribute("height", folded ? foldedHeight : 34);
            element.querySelector(".title").setAttribute("aria-expanded", String(!folded));
          }
          draw();
        }
        function boxOf(scene) {
          const group = groupOf(scene);
          if (group.folded) return group;
          return {x: group.x + scene.x, y: group.y + scene.y, width: boxWidth, height: scene.h};
        }
        function curve(from, to) {
          const middle = box => box.y + Math.min(box.height / 2, 60);
          const [y1, y2] = [middle(from), middle(to)];
          if (to.x > from.x + from.width) return path(from.x + from.width, y1, 1, to.x - 6, y2, -1);
          if (from.x > to.x + to.width) return path(from.x, y1, -1, to.x + to.width + 6, y2, 1);
          return path(from.x + from.width, y1, 1, to.x + to.width + 6, y2, 1);
        }
        function path(x1, y1, d1, x2, y2, d2) {
          const reach = Math.max(40, Math.min(160, Math.abs(x2 - x1) / 2));
          return {d: `M${x1} ${y1}C${x1 + d1 * reach} ${y1} ${x2 + d2 * reach} ${y2} ${x2} ${y2}`, x: x2, y: y2, side: d2,
            middle: [(x1 + x2 + (d1 + d2) * reach * 0.75) / 2, (y1 + y2) / 2]};
        }
        function arrow(parent, from, to, kind, title, count) {
          const line = curve(from, to);
          const drawn = element("g", {class: "arrow " + kind});
          drawn.append(element("title", {}, title), element("path", {class: "line", d: line.d}),
            element("path", {class: "head", d: `M${line.x - line.side * 6} ${line.y}l${line.side * 7.5} -3.5v7z`}));
          if (count > 1) {
            drawn.querySelector(".line").style.strokeWidth = String(1.3 + Math.log2(count) * 0.6);
            drawn.append(element("text", {class: "label", x: line.middle[0], y: line.middle[1] - 3}, String(count)));
          }
          parent.append(drawn);
        }
        function shownArrows() {
          const kinds = new Set(boxes.filter(box => box.checked).map(box => box.value));
          return data.arrows.filter(arrow => kinds.has(arrow.kind));
        }
        function draw() {
          bundles.textContent = "";
          ways.textContent = "";
          for (const box of boxes) picture.classList.toggle("without-" + box.value, !box.checked);
          const sums = new Map();
          for (const each of shownArrows()) {
            const [from, to] = [scenes[each.from].group, scenes[each.to].group];
            if (from === to) continue;
            const key = from + " " + to;
            sums.set(key, [...(sums.get(key) || []), each]);
          }
          for (const [key, arrows] of sums) {
            const [from, to] = key.split(" ").map(number => groups[number]);
            const kinds = new Set(arrows.map(each => each.kind));
            const lines = arrows.slice(0, 12).map(each =>
              `${scenes[each.from].title} → ${scenes[each.to].title}: ${each.words}`);
            if (arrows.length > 12) lines.push(`and ${arrows.length - 12} more`);
            arrow(bundles, from, to, kinds.size === 1 ? [...kinds][0] : "segue",
              [`${from.title} → ${to.title}`, ...lines].join("\\n"), arrows.length);
          }
          picture.classList.toggle("chosen", chosen !== null);
          const near = new Set();
          if (chosen !== null) {
            near.add(chosen);
            for (const each of shownArrows()) {
              if (each.from !== chosen && each.to !== chosen) continue;
              near.add(each.from).add(each.to);
              if (each.from === each.to) continue;
              arrow(ways, boxOf(scenes[each.from]), boxOf(scenes[each.to]), each.kind,
                `${scenes[each.from].title} → ${scenes[each.to].title}\\n${each.words}`, 1);
            }
          }
          const words = wanted();
          for (const scene of scenes) {
            scene.element.classList.toggle("near", near.has(scene.number));
            scene.element.classList.toggle("here", scene.number === chosen);
            scene.element.classList.toggle("found", words.length > 0 && isFound(scene, words));
          }
          picture.classList.toggle("searched", words.length > 0);
          for (const group of groups) {
            group.element.classList.toggle("near", scenes.some(scene => groupOf(scene) === group && near.has(scene.number)));
            group.element.classList.toggle("found",
              words.length > 0 && scenes.some(scene => groupOf(scene) === group && isFound(scene, words)));
          }
        }
        function wanted() { return search.value.toLowerCase().split(/\\s+/).filter(Boolean); }
        function isFound(scene, words) { return words.every(word => scene.text.includes(word)); }
        // The panel
        function html(name, text, className) {
          const made = document.createElement(name);
          if (text) made.textContent = text;
          if (className) made.className = className;
          return made;
        }
        function link(scene) {
          const button = html("button", scene.title, scene.state);
          button.type = "button";
          button.title = groupOf(scene).title;
          button.addEventListener("click", () => choose(scene.number));
          return button;
        }
        function list(title, items) {
          panel.append(html("h2", title));
          const made = html("ul");
          made.append(...items);
          panel.append(made);
        }
        function item(scene, lines) {
          const made = html("li");
          made.append(link(scene), html("small", " " + groupOf(scene).title));
          for (const line of lines) made.append(html("div", line, "soft"));
          return made;
        }
        function tell() {
          panel.textContent = "";
          const words = wanted();
          if (words.length > 0) {
            const found = scenes.filter(scene => isFound(scene, words));
            list(`${found.length} found`, found.slice(0, 80).map(scene => item(scene, [])));
          } else if (chosen !== null) {
            const scene = scenes[chosen];
            panel.append(html("h2", scene.title));
            for (const line of [...scene.entries, ...scene.words, scene.place]) panel.append(html("p", line, "soft"));
            const at = arrow => [arrow.words, ...arrow.places.slice(0, 4)];
            const arrows = shownArrows();
            const inward = arrows.filter(arrow => arrow.to === chosen);
            const outward = arrows.filter(arrow => arrow.from === chosen);
            list(`Leads here: ${inward.length}`, inward.map(arrow => item(scenes[arrow.from], at(arrow))));
            list(`Leads to: ${outward.length}`, outward.map(arrow => item(scenes[arrow.to], at(arrow))));
          } else {
            const opening = scenes.filter(scene => scene.entries.length > 0);
            list("Opens the app", opening.map(scene => item(scene, scene.entries)));
            for (const [state, title] of [["unreachable", "Unreachable"], ["uncertain", "Perhaps unreachable"]]) {
              const found = scenes.filter(scene => scene.state === state);
              if (found.length > 0) list(`${title}: ${found.length}`, found.map(scene => item(scene, [])));
            }
          }
        }
        function choose(number) {
          chosen = number;
          search.value = "";
          if (number !== null) {
            groupOf(scenes[number]).folded = false;
            location.replace("#s" + number);
          }
          place();
          tell();
          if (number !== null) center(boxOf(scenes[number]));
        }
        // The view
        function setView() { picture.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`); }
        function fit() {
          const right = Math.max(...groups.map(group => group.x + group.width));
          const [top, bottom] = [Math.min(...groups.map(group => group.y)),
            Math.max(...groups.map(group => group.y + group.height))];
          view = {x: -30, y: top - 30, width: right + 60, height: bottom - top + 60};
          setView();
        }
        function center(box) {
          const ratio = picture.clientHeight / Math.max(1, picture.clientWidth);
          view.width = Math.min(view.width, 1400);
          view.height = view.width * ratio;
          view.x = box.x + box.width / 2 - view.width / 2;
          view.y = box.y + box.height / 2 - view.height / 2;
          setView();
        }
        function zoom(factor, x = view.x + view.width / 2, y = view.y + view.height / 2) {
          view.x = x - (x - view.x) * factor;
          view.y = y - (y - view.y) * factor;
          view.width *= factor;
          view.height *= factor;
          setView();
        }
        function point(event) {
          const matrix = picture.getScreenCTM();
          if (!matrix) return {x: view.x, y: view.y};
          return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
        }
        picture.addEventListener("wheel", event => {
          event.preventDefault();
          const at = point(event);
          zoom(Math.exp(Math.max(-1, Math.min(1, event.deltaY / 400))), at.x, at.y);
        }, {passive: false});
        let drag = null;
        picture.addEventListener("pointerdown", event => { drag = {at: point(event), moved: false}; });
        addEventListener("pointermove", event => {
          if (!drag || !(event.buttons & 1)) return;
          const at = point(event);
          if (Math.hypot(at.x - drag.at.x, at.y - drag.at.y) * picture.clientWidth / view.width > 4) drag.moved = true;
          if (!drag.moved) return;
          view.x -= at.x - drag.at.x;
          view.y -= at.y - drag.at.y;
          setView();
        });
        function press(target) {
          const scene = target.closest("[data-scene]");
          const title = target.closest(".title");
          if (scene) return choose(Number(scene.dataset.scene));
          if (!title) return choose(null);
          const group = groups.find(group => group.element === title.parentElement);
          group.folded = !group.folded;
          place();
        }
        picture.addEventListener("click", event => {
          const moved = drag && drag.moved;
          drag = null;
          if (!moved) press(event.target);
        });
        picture.addEventListener("keydown", event => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          press(event.target);
        });
        function foldAll(folded) {
          for (const group of groups) group.folded = folded;
          place();
          fit();
        }
        form.addEventListener("click", event => {
          switch (event.target.value) {
            case "fold": foldAll(true); break;
            case "unfold": foldAll(false); break;
            case "in": zoom(0.8); break;
            case "out": zoom(1.25); break;
            case "fit": fit(); break;
          }
        });
        form.addEventListener("input", () => { draw(); tell(); });
        form.addEventListener("submit", event => {
          event.preventDefault();
          const words = wanted();
          const first = words.length > 0 && scenes.find(scene => isFound(scene, words));
          if (first) choose(first.number);
        });
        addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key === "Escape") { search.value = ""; choose(null); }
          if (event.target.type === "search") return;
          if (event.key === "/") { event.preventDefault(); search.focus(); }
          if (event.key === "f") fit();
          if (event.key === "e") foldAll(groups.some(group => !group.folded));
        });
        if (data.folded) wrap();
        place();
        fit();
        tell();
        const linked = /^#s([0-9]+)$/.exec(location.hash);
        if (linked && scenes[Number(linked[1])]) choose(Number(linked[1]));

        """
}
