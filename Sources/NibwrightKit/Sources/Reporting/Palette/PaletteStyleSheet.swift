/// The look of the page, on light and on dark screens and on paper.
enum PaletteStyleSheet {
    static let text = base + tables + swatches + "@media (prefers-color-scheme:dark){\n" + dark + "}\n" + paper

    private static let base = """
        :root{color-scheme:light dark;--page:#fbfcfd;--ink:#1d2530;--soft:#56616e;--line:#dde3e9;--head:#eef2f6;
        --card:#fff;--link:#1558b0;--pass:#1a6b3c;--pass-page:#e2f3e8;--fail:#8a3b12;--fail-page:#fbeadf;--square:#cfd5dc}
        *{box-sizing:border-box}
        html{scroll-padding-top:3rem}
        body{margin:0 auto;max-width:96rem;padding:2rem clamp(1rem,3vw,3rem);background:var(--page);color:var(--ink);
        font:15px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",
        sans-serif}
        h1{font-size:1.9rem;line-height:1.2;margin:0 0 1rem}
        h2{font-size:1.4rem;margin:2.5rem 0 .75rem;padding-top:1.25rem;border-top:1px solid var(--line);
        overflow-wrap:anywhere}
        h3{font-size:1.1rem;margin:2rem 0 .75rem}
        a{color:var(--link)}
        small,.note,.count{color:var(--soft);font-size:.85em}
        .count{font-weight:400;padding:.1rem .5rem;border-radius:1rem;background:var(--head)}
        code{font:600 .95em ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
        .totals{display:flex;flex-wrap:wrap;gap:.6rem;list-style:none;margin:0 0 1rem;padding:0}
        .totals li{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.5rem .9rem;
        color:var(--soft)}
        .totals b{color:var(--ink);font-size:1.15em}
        nav ul{columns:18rem;margin:0;padding-left:1.2rem}
        footer{margin-top:3rem}
        footer dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1.2rem;color:var(--soft)}
        footer dt{font-weight:600;color:var(--ink)}
        footer dd{margin:0;max-width:60rem}

        """

    private static let tables = """
        .scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.6rem;background:var(--card)}
        .scroll:focus-visible,a:focus-visible,summary:focus-visible{outline:2px solid var(--link);outline-offset:2px}
        table{border-collapse:collapse;width:100%}
        th,td{text-align:left;vertical-align:top;padding:.65rem .8rem;border-bottom:1px solid var(--line)}
        tbody tr:last-child>*{border-bottom:0}
        thead th{background:var(--head);font-size:.85em;color:var(--soft);white-space:nowrap}
        tbody th{font-weight:400;min-width:11rem;overflow-wrap:anywhere}
        tr:target{background:var(--head)}
        td ul{list-style:none;margin:0;padding:0}
        td details ul{margin-top:.4rem;max-height:20rem;overflow-y:auto}
        summary{cursor:pointer;white-space:nowrap}
        .path{overflow-wrap:anywhere}
        .ratio,.number{white-space:nowrap;font-variant-numeric:tabular-nums}
        .roles,.near{display:inline-block;max-width:22rem}
        .near a{white-space:nowrap}
        .unnamed{color:var(--soft);font-style:italic}
        .pass,.fail,.tag{display:inline-block;padding:0 .4rem;border-radius:.3rem;font-size:.8em;font-weight:600}
        .pass{color:var(--pass);background:var(--pass-page)}
        .fail,.tag{color:var(--fail);background:var(--fail-page)}
        .appearance{display:inline-block;font-size:.85em;margin-top:.2rem}

        """

    /// Squares shine through translucent colors.
    private static let swatches = """
        .swatch,.chip{background:linear-gradient(var(--c),var(--c)),
        repeating-conic-gradient(#fff 0 25%,var(--square) 0 50%) 0 0/14px 14px;
        box-shadow:inset 0 0 0 1px rgba(128,136,148,.45);display:inline-block;vertical-align:middle}
        .swatch{width:8.5rem;height:4rem;border-radius:.5rem;padding:2.2rem .6rem 0;
        font:600 .85rem/1 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
        .swatch.light{color:#000}
        .swatch.dark{color:#fff}
        .chip{width:1.15em;height:1.15em;border-radius:.25em}
        .side{min-width:16rem}
        .side .swatch{display:block;margin-bottom:.4rem}
        .overview{display:flex;flex-wrap:wrap;gap:.3rem;list-style:none;margin:0;padding:0}
        .overview a{display:block;line-height:0}
        .overview .chip{width:2.1rem;height:2.1rem;border-radius:.4rem}

        """

    private static let dark = """
        :root{--page:#14181d;--ink:#e6ebf0;--soft:#a4b0bc;--line:#2c343d;--head:#222931;--card:#1a1f25;--link:#8ab8f5;
        --pass:#7fdba4;--pass-page:#173524;--fail:#f3b48d;--fail-page:#3c2415}

        """

    private static let paper = """
        @media print{body{max-width:none;padding:0;font-size:11px}.scroll{overflow:visible}
        .swatch,.chip{print-color-adjust:exact;-webkit-print-color-adjust:exact}tr{break-inside:avoid}}

        """
}
