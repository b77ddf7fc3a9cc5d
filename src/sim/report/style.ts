/** How a report looks: the page's colours and materials, for a page that stands alone. */

/** The page's colours, in the light and in the dark (src/web/styles/tokens.css; a test compares them). */
export const COLOURS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  table: ['#cfc3ab', '#17141a'],
  panel: ['#dfd5bf', '#221e24'],
  raised: ['#f3ecdc', '#322b31'],
  line: ['#a3937a', '#4b4146'],
  text: ['#281b10', '#f4e8cc'],
  'text-2': ['#4c3b28', '#cfbf9f'],
  'accent-text': ['#6b3a00', '#f7c766'],
  focus: ['#7a3d00', '#ffd98a'],
  paper: ['#fbf3de', '#ecdcb6'],
  'paper-2': ['#f1e4c3', '#dfca99'],
  'paper-line': ['#b79f6d', '#b1955f'],
  ink: ['#23180f', '#23180f'],
  'ink-2': ['#56422b', '#56422b'],
  blood: ['#9c231b', '#9c231b'],
  moss: ['#2c5e36', '#2c5e36'],
  rock: ['#c4b594', '#1d1a20'],
  floor: ['#f6ecd2', '#ddc99f'],
  wall: ['#2a1f16', '#0e0b0d'],
  'focus-paper': ['#7a3d00', '#7a3d00'],
}

const colours = Object.entries(COLOURS)
  .map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`)
  .join(';')

/** The theme is the device's until a radio button says otherwise; no script is needed. */
export const STYLE = `
:root{color-scheme:light dark;${colours};
--paper-hair:#6b451455;--blue:#2768b8;
--display:"Grenze Gotisch",Georgia,serif;--body:"Alegreya Sans","Segoe UI","Noto Sans",sans-serif}
:root:has(#theme-light:checked){color-scheme:light}
:root:has(#theme-dark:checked){color-scheme:dark}
*,::before,::after{box-sizing:border-box;margin:0;font-variant-numeric:lining-nums!important}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:12px}
body{max-width:1240px;margin:0 auto;padding:24px clamp(12px,3vw,36px) 56px;font:500 17px/1.32 var(--body);color:var(--text)}
html{background:radial-gradient(60% 520px at 50% 0,light-dark(#fff9e6b0,#f5a94226),#0000 100%) no-repeat,var(--table)}
h1,h2,h3,h4{font:700 26px/1.05 var(--display);text-wrap:balance}
h1{font-size:clamp(36px,7vw,56px)}
h2{font-size:36px;margin:36px 0 12px}
h3{font-size:30px}
h4{font-size:24px}
h5{font:700 15px/1.3 var(--body);color:var(--ink-2);margin-top:8px}
h5:has(>.niche){display:flex;align-items:center;gap:10px}
h5 .niche{flex:none;width:44px}
b{font-weight:700}
small{font-size:14px}
ul,ol{list-style:none;padding:0}
a{color:var(--accent-text)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.sheet :focus-visible{outline-color:var(--focus-paper)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.head{display:flex;flex-wrap:wrap;gap:16px 36px;justify-content:space-between;align-items:end}
.head p{color:var(--text-2);overflow-wrap:anywhere}
.over{font-weight:700}
.theme{display:flex;flex-wrap:wrap;align-items:center;gap:4px 14px;border:1px solid var(--line);border-radius:7px;padding:0 12px 4px;background:var(--panel);color:var(--text-2)}
.theme legend{font-size:14px;padding:0 4px}
.theme label{display:flex;align-items:center;gap:6px;min-height:44px;cursor:pointer}
.theme input{width:18px;height:18px;accent-color:var(--accent-text)}
.contents ul{display:flex;flex-wrap:wrap;gap:8px;margin:24px 0 16px}
.contents a{display:flex;align-items:center;min-height:44px;padding:4px 14px;border:1px solid var(--line);border-radius:7px;background:var(--raised);color:var(--text);text-decoration:none;box-shadow:0 2px 0 #0003}
.contents a:hover{border-color:var(--accent-text)}
.glance{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin:0 0 12px}
.glance li{display:flex;flex-direction:column;padding:14px 16px;border-radius:7px;background:var(--panel);border:1px solid var(--line)}
.glance b{font:700 40px/1 var(--display)}
.glance small{color:var(--text-2)}
.section{margin-top:36px}
.lead{max-width:76ch;margin-top:4px;color:var(--text-2)}
.sheets{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));grid-auto-flow:dense;gap:18px;margin-top:14px;align-items:start}
.sheet{position:relative;min-width:0;padding:20px 20px 6px;border-radius:10px;background:radial-gradient(120% 90% at 50% 0,#fff5,#0000 60%),linear-gradient(#0000 70%,#6b45141f),var(--paper);color:var(--ink);box-shadow:0 0 0 1px #0006,0 6px 14px -3px #0007}
.sheet::before{content:"";position:absolute;inset:6px;border:1.5px solid var(--ink);border-radius:7px 9px 6px 8px;opacity:.45;pointer-events:none}
.sheet>*{position:relative}
.sheets:has(>.narrow){grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr))}
.wide{grid-column:1/-1}
figcaption p{margin-top:4px;color:var(--ink-2);font-size:15px;overflow-wrap:anywhere}
h4{overflow-wrap:anywhere}
summary{display:inline-flex;align-items:center;min-height:44px;font-size:15px;color:var(--ink-2);cursor:pointer;text-decoration:underline dotted}
.scroll{max-height:420px;overflow:auto;margin-bottom:12px}
table{width:100%;border-collapse:collapse;font-size:15px}
th,td{padding:4px 10px 4px 0;border-bottom:1px solid var(--paper-hair);text-align:right;font-variant-numeric:lining-nums tabular-nums!important}
th:first-child{text-align:left;overflow-wrap:anywhere}
thead th{position:sticky;top:0;background:var(--paper-2);vertical-align:bottom}
.rates,.things{display:grid;gap:8px;margin:12px 0 4px}
.rates li,.things li{display:grid;grid-template-columns:minmax(0,9.5em) minmax(60px,1fr) 9.4em;gap:10px;align-items:center;line-height:1.15}
li:has(>.niche){grid-template-columns:44px minmax(0,9em) minmax(60px,1fr) 8em}
.things li:has(>.niche){grid-template-columns:52px minmax(0,11em) minmax(60px,1fr) 4.6em}
.name{overflow-wrap:anywhere}
.niche{display:flex;align-items:center;justify-content:center;height:44px;font:700 22px/1 var(--display);font-style:normal;color:var(--ink-2);border:1.5px solid var(--ink);border-radius:50% 50% 5px 5px/38% 38% 5px 5px;background:var(--paper-2) center/cover no-repeat}
.things .niche{height:56px}
.track{position:relative;height:20px;border:2px solid var(--ink);border-radius:3px;background:repeating-linear-gradient(115deg,#0000 0 5px,var(--paper-hair) 5px 7px)}
.track .bar{position:absolute;inset:0 auto 0 0;background:var(--moss)}
.track .blood{background:var(--blood)}
.likely{position:absolute;top:50%;height:3px;margin-top:-1.5px;background:var(--ink);box-shadow:0 0 0 1px var(--paper)}
.likely::before,.likely::after{content:"";position:absolute;top:-4px;width:3px;height:11px;background:var(--ink);box-shadow:0 0 0 1px var(--paper)}
.likely::before{left:0}
.likely::after{right:0}
.figure{font-size:15px;color:var(--ink-2)}
.figure b{font:700 22px/1 var(--display);color:var(--ink);white-space:nowrap}
.figure .good{color:var(--moss)}
.figure .bad{color:var(--blood)}
.ends{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:4px 36px}
.span{position:relative;height:22px;background:linear-gradient(var(--ink-2),var(--ink-2)) center/2px 100% no-repeat,linear-gradient(var(--paper-hair),var(--paper-hair)) center/100% 1px no-repeat}
.reach{position:absolute;top:7px;height:8px;min-width:2px;border-radius:2px;background:var(--ink-2);opacity:.75}
.dot{position:absolute;top:4px;width:6px;height:14px;margin-left:-3px;border-radius:2px;background:var(--ink-2);box-shadow:0 0 0 1px var(--paper)}
.good>i{background:var(--moss)}
.bad>i{background:var(--blood)}
.plain .span>i{background:var(--ink-2)}
.chart{display:grid;grid-template:minmax(0,200px) 1.6em/3.6em minmax(0,1fr);margin-top:18px;font-size:14px;color:var(--ink-2)}
.chart.square{grid-template-rows:auto 1.6em;max-width:420px}
.chart svg{grid-area:1/2;width:100%;height:100%;overflow:visible;border:solid var(--ink);border-width:0 0 2px 2px}
.square svg{aspect-ratio:1}
.up{grid-area:1/1;position:relative}
.up span{position:absolute;right:8px;transform:translateY(50%);white-space:nowrap}
.across{grid-area:2/2;position:relative}
.across span{position:absolute;top:4px;transform:translateX(-50%);white-space:nowrap}
.chart path,.chart g path{fill:none;vector-effect:non-scaling-stroke}
.chart .grid{stroke:var(--paper-hair)}
.bars rect{fill:var(--ink-2)}
.chart .mark{stroke:var(--blood);stroke-width:3}
.chart .line{stroke:var(--ink);stroke-width:3}
.chart .area{fill:var(--moss);opacity:.35}
.chart .true{stroke:var(--ink-2);stroke-dasharray:5 4}
.holds path{stroke:var(--moss);stroke-width:3}
.holds circle{fill:var(--moss)}
.off path{stroke:var(--blood);stroke-width:3}
.off circle{fill:var(--blood)}
.key{margin-top:6px;font-size:15px;color:var(--ink-2)}
.mark-key{display:inline-block;width:3px;height:14px;vertical-align:-2px;background:var(--blood)}
.map{display:block;width:100%;max-height:640px;margin-top:14px;border-radius:7px;background:var(--rock)}
.map path{fill:var(--floor);stroke:var(--wall);stroke-width:1px;vector-effect:non-scaling-stroke}
.map .heat{fill:var(--blue)}
.map.fell .heat{fill:var(--blood)}
.marks circle{fill:var(--paper);stroke:var(--ink);stroke-width:1.5px;vector-effect:non-scaling-stroke}
.marks text{text-anchor:middle;font-family:var(--body);font-weight:700;fill:var(--ink)}
.hottest{counter-reset:hot;margin-top:10px;display:grid;gap:4px}
.hottest li{counter-increment:hot;display:grid;grid-template-columns:26px minmax(0,1fr) auto 4em;gap:8px;align-items:baseline}
.hottest li::before{content:counter(hot);width:24px;height:24px;border:1.5px solid var(--ink);border-radius:50%;text-align:center;line-height:21px;font-weight:700;font-size:15px}
.hottest small{text-align:right;color:var(--ink-2)}
.faces{display:flex;gap:6px;height:132px;margin:14px 0 0}
.faces li{position:relative;flex:1;margin-bottom:26px}
.faces .bar{position:absolute;inset:auto 0 0;border-radius:3px 3px 0 0;background:var(--ink-2)}
.faces .due{position:absolute;inset-inline:-3px;height:2px;background:var(--blood)}
.faces b{position:absolute;inset:auto 0 -24px;text-align:center}
.foot{margin-top:36px}
.foot p{color:var(--text-2);margin-top:6px}
pre{overflow-x:auto;margin-top:10px;padding:14px 16px;border-radius:7px;background:var(--panel);border:1px solid var(--line);font-size:15px}
@media (max-width:560px){
.rates li,.things li,li:has(>.niche),.things li:has(>.niche){grid-template:"name figure" auto "track track" auto/minmax(0,1fr) auto;gap:3px 10px}
.rates li:has(>.niche),.things li:has(>.niche){grid-template:"niche name figure" auto "niche track track" auto/48px minmax(0,1fr) auto}
.niche{grid-area:niche}.name{grid-area:name}.figure{grid-area:figure}.track,.span{grid-area:track}
.sheet{padding:18px 16px 6px}
h2{font-size:30px}
}
@media print{.theme,.contents{display:none}.sheet{break-inside:avoid;box-shadow:none}}
`
