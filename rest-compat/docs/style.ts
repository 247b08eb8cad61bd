import { asWritten, type Html } from './html.ts'

/** Copies of the client's colours, which cannot be imported here; a test compares the two. */
const DARK = `color-scheme: dark; --page: #0a0e13; --card: #131a22; --raised: #18212b; --line: #222d39;
    --strong: #2e3b49; --text: #e8eef4; --second: #9fb0c0; --brand: #2fd3b5; --fill: #2fd3b5; --ink: #04110e;
    --tint: #2fd3b526; --gold: #e6b450; --glow: #2fd3b540`
const LIGHT = `color-scheme: light; --page: #f3f6f8; --card: #ffffff; --raised: #f6f9fb; --line: #dde5ec;
    --strong: #c8d4de; --text: #101a23; --second: #48596a; --brand: #097060; --fill: #0b7f6b; --ink: #ffffff;
    --tint: #0b7f6b21; --gold: #855a00; --glow: #10b39540`

const COLOURS = `
  [data-theme] { ${DARK} }
  [data-theme=light] { ${LIGHT} }
  @media (prefers-color-scheme: light) { [data-theme=system] { ${LIGHT} } }`

const FRAME = `
  * { box-sizing: border-box }
  html { scroll-padding-top: 20px; text-size-adjust: 100% }
  body { position: relative; margin: 0; background: var(--page); color: var(--text);
    font: 15px/1.6 'Inter Variable', Inter, system-ui, sans-serif }
  .backdrop { position: absolute; inset: 0 0 auto; z-index: -1; height: 400px; overflow: hidden; color: var(--brand);
    background: radial-gradient(ellipse 62% 100% at 50% 0, var(--glow), transparent) }
  .backdrop svg { position: absolute; top: -42px; left: 50%; transform: translateX(-50%);
    mask-image: linear-gradient(#000 30%, transparent) }
  .bar, .head, .columns, footer { width: 100%; max-width: 1200px; margin-inline: auto; padding-inline: 20px }
  .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 28px; min-height: 60px }
  .bar a { display: inline-flex; align-items: center; min-height: 40px; color: var(--second); font-weight: 500;
    text-decoration: none }
  .bar nav { display: flex; flex-wrap: wrap; gap: 0 28px }
  .bar a:hover { color: var(--text) }
  .bar .home { gap: 10px; color: var(--text); font: 600 24px/1 var(--display) }
  .home svg { color: var(--brand) }
  .head { padding-block: 56px 32px }
  .head p { max-width: 64ch; margin: 0; color: var(--second); font-size: 17px; text-wrap: pretty }
  .columns { display: grid; grid-template-columns: 272px minmax(0, 1fr); gap: 40px; padding-bottom: 64px }
  .contents { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto;
    padding-block: 20px; margin-left: -6px }
  .contents h2 { margin: 0 0 8px; padding-left: 6px; font-size: 20px; line-height: 36px }
  .contents h3 { margin: 16px 0 4px; font: 600 13px/20px 'Inter Variable', Inter, system-ui, sans-serif;
    color: var(--second) }
  .contents > ul:last-child { margin-top: 16px }
  .contents ul { margin: 0; padding: 0; list-style: none }
  .contents a { display: flex; align-items: baseline; gap: 8px; min-height: 28px; padding: 4px 6px; border-radius: 6px;
    color: var(--text); font-size: 13px; line-height: 20px; text-decoration: none }
  .contents a:hover { background: var(--tint) }
  .contents code { font-size: 12px }
  .contents .method { flex: none; width: 36px; padding: 0; background: none; font-size: 11px; text-align: left }
  .skip { position: absolute; top: 8px; left: 8px; z-index: 1; padding: 10px 16px; border-radius: 10px;
    background: var(--fill); color: var(--ink); font-weight: 600; transform: translateY(-80px) }
  .skip:focus { transform: none }
  footer { padding-block: 20px 28px; border-top: 1px solid var(--line); color: var(--second); font-size: 13px }`

const TEXT = `
  h1, h2, h3 { font-family: var(--display); font-weight: 600; text-wrap: balance }
  h1 { margin: 0 0 8px; font-size: 44px; line-height: 48px }
  h2 { margin: 48px 0 16px; font-size: 30px; line-height: 36px }
  h3 { margin: 0 0 4px; font-size: 20px; line-height: 28px }
  h4 { margin: 24px 0 4px; font-size: 14px; line-height: 20px }
  h5 { margin: 20px 0 0; font-size: 14px; line-height: 20px }
  .content > section:first-child > h2 { margin-top: 20px }
  p { margin: 0 0 12px; max-width: 76ch; text-wrap: pretty }
  a { color: var(--brand) }
  :focus-visible { outline: 2px solid var(--text); outline-offset: 2px; border-radius: 4px }
  code, pre { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace }
  code { font-size: .92em; overflow-wrap: anywhere }
  p > code, dd > code { padding: 1px 5px; border-radius: 5px; background: var(--raised);
    box-shadow: inset 0 0 0 1px var(--line) }
  pre { margin: 8px 0 0; padding: 14px 16px; overflow-x: auto; border: 1px solid var(--line); border-radius: 10px;
    background: var(--page); font-size: 13px; line-height: 20px; tab-size: 2 }
  .why, .since, .kind, .rule { color: var(--second) }
  .since { margin: 20px 0 0; font-size: 13px }`

const ROUTES = `
  .card { margin-bottom: 20px; padding: 24px 28px 20px; border: 1px solid var(--line); border-radius: 14px;
    background: var(--card) }
  .card:target { border-color: var(--brand) }
  .card > h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px }
  .card > h3 a { display: inline-flex; align-items: center; gap: 10px; min-height: 28px; color: var(--text);
    text-decoration: none }
  .card > h3 a:hover { color: var(--brand) }
  .card > h3 code { font-size: 16px; line-height: 22px }
  .method { flex: none; padding: 0 8px; border-radius: 6px; background: var(--tint); color: var(--brand);
    font: 700 12px/22px ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace; text-align: center }
  .method.post, .method.put { color: var(--gold) }
  .chip { padding: 0 10px; border: 1px solid var(--strong); border-radius: 99px; color: var(--second);
    font: 500 12px/22px 'Inter Variable', Inter, system-ui, sans-serif }
  .facts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; margin: 20px 0 28px }
  .facts > div { padding: 18px 20px 8px; border: 1px solid var(--line); border-radius: 14px; background: var(--card) }
  .fields { margin: 0; font-size: 14px; line-height: 21px }
  .fields > div { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 8fr); gap: 2px 20px; padding: 9px 0;
    border-top: 1px solid var(--line) }
  .fields > div:first-child { border-top: 0 }
  .fields dt { overflow-wrap: anywhere }
  .fields dt > code { color: var(--text); font-weight: 600 }
  .fields dd { margin: 0; min-width: 0; overflow-wrap: break-word }
  .fields .of { color: var(--second); font-weight: 400 }
  .kind { font-size: 13px }
  .kind a { display: inline-block; min-height: 24px }
  .fields .fields { margin: 8px 0 0; padding-left: 14px; border-left: 2px solid var(--strong) }
  .fields .fields > div { display: block; padding: 6px 0 }
  .statuses > div { grid-template-columns: 44px minmax(0, 1fr); padding: 4px 0; border: 0 }
  details { margin-top: 8px }
  summary { min-height: 32px; padding: 5px 0; color: var(--brand); font-size: 14px; line-height: 22px; cursor: pointer }
  summary:hover { text-decoration: underline }`

const ELSEWHERE = `
  @media (max-width: 1000px) {
    .columns { display: block }
    .contents { position: static; max-height: none; padding-block: 0; columns: 2; column-gap: 32px }
    .contents h2 { column-span: all }
    .contents section { break-inside: avoid }
  }
  @media (max-width: 640px) {
    .bar, .head, .columns, footer { padding-inline: 12px }
    .bar .home { width: 100% }
    .head { padding-block: 28px 24px }
    .contents { columns: auto }
    .facts { grid-template-columns: minmax(0, 1fr) }
    .card { padding: 18px 16px 16px }
    .fields:not(.statuses) > div { display: block }
    .backdrop .off-phone { display: none }
  }
  @media print {
    [data-theme][lang] { color-scheme: light; --page: white; --card: white; --raised: white; --tint: white; --text: black;
      --second: black; --brand: black; --gold: black; --line: silver; --strong: gray }
    .backdrop, .skip, .bar { display: none }
    .columns { display: block }
    .contents { position: static; max-height: none; columns: 2 }
    .card { border: 0; border-top: 1px solid; border-radius: 0; padding-inline: 0 }
    h3, h4, h5, dt { break-after: avoid }
    pre { overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere }
    details::details-content { content-visibility: visible }
  }`

/** Returns the CSS of the page. `headingFont` is the URL of the font of its headings. */
export function toStyle(headingFont: string): Html {
  return asWritten(`
  @font-face { font-family: 'Barlow Condensed'; font-weight: 600; src: url('${headingFont}') format('woff2') }
  :root { --display: 'Barlow Condensed', 'Arial Narrow', system-ui, sans-serif }
${COLOURS}${FRAME}${TEXT}${ROUTES}${ELSEWHERE}
`)
}
