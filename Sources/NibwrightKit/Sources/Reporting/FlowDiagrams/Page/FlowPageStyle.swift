/// The look of the flow's page: that of a picture, with a panel beside it.
enum FlowPageStyle {
    static let text =
        PageStyleSheet.text + SVGStyle.sheet + base + "@media (prefers-color-scheme:dark){\n" + dark + "}\n"

    private static let base = """
        body{max-width:none;padding:.8rem 1rem;height:100vh;display:flex;flex-direction:column}
        header{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline}
        header p{margin:0}
        main{flex:1;min-height:0;display:flex;gap:1rem}
        #picture{flex:1;min-width:0;height:100%;touch-action:none;cursor:grab;border:1px solid var(--line);border-radius:.5rem}
        aside{flex:0 0 20rem;overflow:auto}
        aside h2{border:0;margin:.4rem 0 .2rem;padding:0}
        aside p{margin:.1rem 0;overflow-wrap:anywhere}
        aside ul{list-style:none;padding:0}
        aside li{margin:.3rem 0}
        aside li button{border:0;background:none;padding:0;font:inherit;color:var(--link);cursor:pointer;text-align:left}
        aside li div{font-size:.8em}
        .buttons button{font:inherit;padding:.15rem .6rem;border:1px solid var(--line);border-radius:.4rem;
        background:var(--card);color:inherit;cursor:pointer}
        .area{fill:#f3f6f9;stroke:#c5ced8}
        .bar{fill:#e6ebf1}
        .title,[data-scene]{cursor:pointer}
        .title:focus,[data-scene]:focus{outline:none}
        .title:focus .bar,[data-scene]:focus .box{stroke:var(--link);stroke-width:2}
        .none{fill:#8d9aa8}
        .count{display:none}
        .folded .count{display:inline}
        .folded .content{display:none}
        #bundles .line{opacity:.65}
        .chosen .content>*:not(.near):not(.arrow),.chosen #bundles,.chosen .content>.arrow{opacity:.35}
        .chosen .group:not(.near),.searched .group:not(.found),.searched [data-scene]:not(.found){opacity:.3}
        .here .box{stroke:var(--link);stroke-width:3}
        .found .box{stroke:#b35c00;stroke-width:2.5}
        #ways .line{stroke-width:2.2}
        .without-segue .arrow.segue,.without-relationship .arrow.relationship,.without-embed .arrow.embed,
        .without-unwind .arrow.unwind,.without-code .arrow.code{display:none}
        @media (max-width:50rem){main{flex-direction:column}aside{flex:0 0 30%}}
        @media print{form,aside{display:none}body{height:auto}}

        """

    private static let dark = """
        .area{fill:#1b2027;stroke:#3a444f}
        .bar{fill:#262d36}

        """
}
