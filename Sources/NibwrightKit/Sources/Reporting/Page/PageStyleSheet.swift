/// The look of reports with filters, on light and on dark screens, on narrow ones and on paper.
enum PageStyleSheet {
    static let text =
        base + controls + changes + pictures + code + "@media (prefers-color-scheme:dark){\n" + dark + "}\n" + paper

    private static let base = """
        :root{color-scheme:light dark;--page:#fbfcfd;--ink:#1d2530;--soft:#56616e;--line:#dde3e9;--head:#eef2f6;
        --card:#fff;--link:#1558b0;--add:#1a6b3c;--add-page:#e2f3e8;--cut:#9b2c1d;--cut-page:#fbe6e1;--turn:#7a5200;
        --turn-page:#fbf0d9;--move:#14597a;--move-page:#e0f0f8}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:90rem;padding:1.5rem clamp(.8rem,3vw,2.5rem) 4rem;background:var(--page);
        color:var(--ink);font:15px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,
        "Liberation Sans",sans-serif}
        h1{font-size:1.6rem;line-height:1.25;margin:0 0 .4rem;overflow-wrap:anywhere}
        h2{font-size:1.15rem;margin:2rem 0 .6rem;padding-top:1rem;border-top:1px solid var(--line);overflow-wrap:anywhere}
        h3{font-size:1rem;margin:1rem 0 .3rem}
        a{color:var(--link)}
        .soft,small{color:var(--soft);font-size:.88em}
        ul{margin:.2rem 0 .6rem;padding-left:1.3rem}
        li{overflow-wrap:anywhere}
        code,pre{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
        .totals{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:.6rem 0 1rem;padding:0}
        .totals li{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.35rem .8rem;
        color:var(--soft)}
        .totals b{color:var(--ink)}

        """

    private static let controls = """
        form{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.4rem 1rem;align-items:center;padding:.6rem 0;
        background:var(--page);border-bottom:1px solid var(--line)}
        fieldset{display:flex;flex-wrap:wrap;gap:.2rem .8rem;border:0;margin:0;padding:0}
        legend{float:left;padding:0 .5rem 0 0;color:var(--soft)}
        input[type=search]{flex:1 1 14rem;min-width:10rem;padding:.35rem .6rem;font:inherit;color:inherit;
        background:var(--card);border:1px solid var(--line);border-radius:.4rem}
        :focus-visible{outline:2px solid var(--link);outline-offset:2px}
        [hidden]{display:none!important}
        [data-words]{scroll-margin-top:5rem}
        @media (max-width:40rem){form{position:static}[data-words]{scroll-margin-top:0}}

        """

    private static let changes = """
        details{border:1px solid var(--line);border-radius:.5rem;background:var(--card);margin:.4rem 0}
        summary{cursor:pointer;padding:.45rem .7rem;overflow-wrap:anywhere}
        details>div{padding:0 .9rem .6rem;border-top:1px solid var(--line)}
        details:target,li:target{outline:2px solid var(--link)}
        .tag{display:inline-block;padding:0 .45rem;border-radius:.3rem;font-size:.8em;font-weight:600;background:var(--head);
        color:var(--soft)}
        .added,.accepted,.safe{color:var(--add);background:var(--add-page)}
        .removed,.refused,.conflicting,.error{color:var(--cut);background:var(--cut-page)}
        .changed,.held-back,.review,.draft,.warning{color:var(--turn);background:var(--turn-page)}
        .moved,.note{color:var(--move);background:var(--move-page)}
        li.noise{color:var(--soft)}
        h4{margin:.6rem 0 .2rem}
        caption{text-align:left;font-weight:600;padding:.2rem 0}
        .wide{overflow-x:auto}
        table{border-collapse:collapse;margin:.2rem 0 .6rem}
        th button{padding:0;border:0;background:none;font:inherit;color:inherit;cursor:pointer}
        [aria-sort=ascending] button::after{content:" ▲"}
        [aria-sort=descending] button::after{content:" ▼"}
        th,td{text-align:left;vertical-align:top;padding:.15rem .9rem .15rem 0;border-bottom:1px solid var(--line)}
        .decide{position:sticky;bottom:0;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.6rem 0;
        background:var(--page);border-top:1px solid var(--line)}
        button,select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:.4rem;
        padding:.25rem .6rem;max-width:20rem}
        button{cursor:pointer}

        """

    private static let pictures = """
        figure{margin:.8rem 0}
        figcaption{display:flex;flex-wrap:wrap;gap:.2rem 1rem;align-items:center;overflow-wrap:anywhere}
        .states{display:flex;flex-wrap:wrap;gap:.6rem 1.2rem;align-items:flex-start;width:fit-content;max-width:100%}
        .state{position:relative;max-width:min(100%,24rem);background:#fff;box-shadow:0 0 0 1px var(--line)}
        .state::after{content:attr(data-time);position:absolute;right:0;bottom:0;padding:0 .5rem;font-size:.8em;
        color:#fff;background:#0009;border-radius:.3rem 0 0 0}
        .state img{display:block;max-width:100%;height:auto}
        .state i{position:absolute;border:2px solid #d6006c;border-radius:3px;pointer-events:none}
        figure:not(:has(.marks:checked)) .state i{display:none}
        figure:has(.overlay:checked) .states{position:relative;display:block}
        figure:has(.overlay:checked) .state+.state{position:absolute;top:0;left:0;clip-path:inset(0 0 0 var(--at,50%))}
        figure:not(:has(.overlay:checked)) [type=range]{display:none}

        """

    private static let code = """
        pre{margin:.5rem 0;overflow-x:auto;border:1px solid var(--line);border-radius:.4rem}
        pre span{display:block;padding:0 .6rem;white-space:pre}
        pre .hunk{color:var(--soft);background:var(--head)}
        pre .plus{background:var(--add-page)}
        pre .minus{background:var(--cut-page)}
        pre mark{background:transparent;color:inherit;text-decoration:underline;text-decoration-thickness:2px;
        text-underline-offset:3px;font-weight:700}

        """

    private static let dark = """
        :root{--page:#14181d;--ink:#e6ebf0;--soft:#a4b0bc;--line:#2c343d;--head:#222931;--card:#1a1f25;--link:#8ab8f5;
        --add:#7fdba4;--add-page:#173524;--cut:#f5a799;--cut-page:#40201b;--turn:#f0c978;--turn-page:#3a2d12;
        --move:#8ecdf0;--move-page:#14303f}

        """

    private static let paper = """
        @media print{form,.decide,figcaption label{display:none}body{max-width:none;padding:0;font-size:11px}
        details{break-inside:avoid}pre span{white-space:pre-wrap}}

        """
}
