"""Clicks through a page of `nibwright plan -o page.html` in headless Chromium: filters, search, keys, pictures, decisions.

    python3 Tests/Browser/pages.py page.html [--screenshots FOLDER]

Needs Chromium with its driver and Python's selenium. `make browser` makes the page of a plan of the sample app and runs this.
"""

import json
import pathlib
import sys
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

page = pathlib.Path(sys.argv[1]).resolve()
folder = pathlib.Path(sys.argv[sys.argv.index("--screenshots") + 1]) if "--screenshots" in sys.argv else None
downloads = pathlib.Path(tempfile.mkdtemp())


def browser(dark=False, width=1200):
    options = webdriver.ChromeOptions()
    for word in ["--headless=new", "--no-sandbox", "--disable-gpu", f"--window-size={width},900"]:
        options.add_argument(word)
    if dark:
        options.add_argument("--force-dark-mode")
        options.add_argument("--blink-settings=preferredColorScheme=0")
    options.add_experimental_option("prefs", {"download.default_directory": str(downloads)})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options)


def check(holds, words):
    print(("ok      " if holds else "FAILED  ") + words)
    if not holds:
        check.failures += 1


check.failures = 0
driver = browser()
began = time.time()
driver.get(page.as_uri())
print(f"        {page.stat().st_size / 1e6:.1f} MB, loaded in {time.time() - began:.2f} s")


def shown():
    return driver.execute_script("return document.querySelectorAll('[data-words]:not([hidden])').length")


def find(selector):
    return driver.find_elements(By.CSS_SELECTOR, selector)


every = shown()
check(every > 0, f"{every} entries are shown")

for box in find("form input[type=checkbox]"):
    count = int(box.find_element(By.XPATH, "following-sibling::small").text)
    was, before = box.is_selected(), shown()
    driver.execute_script("arguments[0].click()", box)
    name = box.get_attribute("name") + " " + box.get_attribute("value")
    fits = before - count <= shown() <= before if was else before <= shown() <= before + count
    check(fits, f"the box {name} ({count}) {'hides' if was else 'shows'} its entries")
    driver.execute_script("arguments[0].click()", box)
check(shown() == every, "all boxes back: all entries again")

for menu in find("form select"):
    option = menu.find_elements(By.TAG_NAME, "option")[1]
    count = int(option.text.rsplit("(", 1)[1].rstrip(")"))
    option.click()
    check(shown() == count, f"the list {menu.get_attribute('name')} leaves {shown()} of {count}")
    menu.find_elements(By.TAG_NAME, "option")[0].click()

driver.find_element(By.TAG_NAME, "body").send_keys("/")
search = driver.switch_to.active_element
check(search.get_attribute("type") == "search", "/ goes to the search")
search.send_keys("no entry has this word")
check(shown() == 0, "a word of no entry leaves none")
search.clear()
search.send_keys(" ")
check(shown() == every, "an empty search shows all")
search.send_keys(Keys.TAB)
driver.execute_script("document.activeElement.blur()")

body = driver.find_element(By.TAG_NAME, "body")
body.send_keys("j")
first = driver.switch_to.active_element
check(first.tag_name == "summary" or first.get_attribute("data-words"), "j goes to an entry")
body.send_keys("e")
check(len(find("details[open]")) == len(find("details")), "e opens all")
body.send_keys("e")

entry = find("details[data-words]")
if entry:
    name = entry[-1].get_attribute("id")
    driver.get(page.as_uri() + "#" + name)
    check(driver.execute_script("return document.getElementById(arguments[0]).open", name), "a link opens its entry")

for figure in find("figure")[:1]:
    driver.execute_script("for (let at = arguments[0]; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true", figure)
    ranges = figure.find_elements(By.CSS_SELECTOR, "[type=range]")
    if ranges:
        check(not ranges[0].is_displayed(), "the slider waits for the overlay")
        driver.execute_script("arguments[0].click()", figure.find_element(By.CSS_SELECTOR, ".overlay"))
        check(ranges[0].is_displayed(), "the overlay brings the slider")
        ranges[0].send_keys(Keys.HOME)
        after = figure.find_elements(By.CSS_SELECTOR, ".state")[1]
        check(after.value_of_css_property("clip-path") == "inset(0px 0px 0px 0%)", "the slider moves the edge")
        ranges[0].send_keys(Keys.END)
        check("100%" in after.value_of_css_property("clip-path"), "to its other end")
    marks = figure.find_elements(By.CSS_SELECTOR, ".state i")
    if marks:
        visible = marks[0].is_displayed()
        driver.execute_script("arguments[0].click()", figure.find_element(By.CSS_SELECTOR, ".marks"))
        check(visible and not marks[0].is_displayed(), f"outlines ({len(marks)}) go and come")

takes = find(".take")
if takes:
    was = [box.is_selected() for box in takes]
    driver.execute_script("arguments[0].click()", takes[0])
    told = find(".decide output")[0].text
    expected = sum(was) + (-1 if was[0] else 1)
    check(told.startswith(f"{expected} of {len(takes)}"), f"a tick is counted: {told}")
    driver.execute_script("arguments[0].click()", find("[data-save]")[0])
    saved = downloads / "decisions.json"
    for _ in range(50):
        if saved.exists():
            break
        time.sleep(0.1)
    decisions = json.loads(saved.read_text())
    taken = sum(entry["decision"] == "take" for entry in decisions["changes"].values())
    check(taken == expected and len(decisions["changes"]) == len(takes), f"decisions are saved: {taken} taken")

driver.execute_script("""
    window.frames_ = [];
    let last = performance.now();
    for (const one of document.querySelectorAll('details')) one.open = false;
    const tick = now => { window.frames_.push(now - last); last = now; window.scrollBy(0, 120);
      if (window.frames_.length < 120) requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
""")
time.sleep(4)
frames = sorted(driver.execute_script("return window.frames_"))
if frames:
    print(f"        scrolling: median {frames[len(frames) // 2]:.1f} ms a frame, 95% {frames[int(len(frames) * .95)]:.1f} ms")

errors = [entry for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
check(not errors, f"no error in the console {errors[:2] if errors else ''}")
driver.quit()

if folder:
    folder.mkdir(parents=True, exist_ok=True)
    for name, dark, width in [("light", False, 1200), ("dark", True, 1200), ("narrow", False, 420)]:
        driver = browser(dark, width)
        driver.get(page.as_uri())
        driver.save_screenshot(str(folder / f"{name}.png"))
        driver.quit()
sys.exit(1 if check.failures else 0)
