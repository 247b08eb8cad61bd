import type { Locale } from '../../../languages.ts'
import type { LinkState } from '../../identity/rules/operator-link.ts'
import { operatorTexts } from './operator-texts.ts'
import type { Theme } from './visitor-choices.ts'

interface OperatorPage {
  readonly state: LinkState
  readonly locale: Locale
  readonly theme: Theme
}

/** Copies of the client's colours, because this page can't load them; a test compares the two. */
const DARK = `color-scheme: dark; --page: #0a0e13; --card: #131a22; --line: #222d39; --text: #e8eef4;
    --second: #9fb0c0; --brand: #2fd3b5; --fill: #2fd3b5; --hover: #52e0c6; --ink: #04110e`
const LIGHT = `color-scheme: light; --page: #f3f6f8; --card: #ffffff; --line: #dde5ec; --text: #101a23;
    --second: #48596a; --brand: #097060; --fill: #0b7f6b; --hover: #096a59; --ink: #ffffff`

/** Content of the style element of the page. */
export const OPERATOR_STYLE = `
  [data-theme] { ${DARK} }
  [data-theme=light] { ${LIGHT} }
  @media (prefers-color-scheme: light) { [data-theme=system] { ${LIGHT} } }
  * { box-sizing: border-box }
  body { min-height: 100vh; margin: 0; padding: 20px; display: grid; place-items: center; background: var(--page);
    color: var(--text); font: 16px/1.5 system-ui, sans-serif }
  main { width: 100%; max-width: 480px; padding: 32px; border: 1px solid var(--line); border-radius: 14px;
    background: var(--card) }
  .brand { display: flex; align-items: center; gap: 10px; color: var(--second); font-size: 14px; font-weight: 600 }
  h1 { margin: 24px 0 8px; font-size: 26px; line-height: 32px; text-wrap: balance }
  p { margin: 0 0 24px; color: var(--second); text-wrap: pretty }
  code { display: block; margin-bottom: 24px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 10px;
    background: var(--page); color: var(--text); font: 14px/1.5 ui-monospace, monospace }
  button { width: 100%; min-height: 44px; margin-bottom: 24px; padding: 0 20px; border: 0; border-radius: 10px;
    background: var(--fill); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer }
  button:hover { background: var(--hover) }
  a { color: var(--brand) }
  :focus-visible { outline: 2px solid var(--text); outline-offset: 2px }
  @media (max-width: 480px) { body { padding: 12px } main { padding: 24px 20px } }
`

/** Renders the page of a link: a button that uses the link, or the reason why it can't be used. It needs no script. */
export function operatorPage({ state, locale, theme }: OperatorPage): string {
  const { become, home, states } = operatorTexts(locale)
  const { title, text } = states[state]
  // A form without an action posts to the page's own URL, so that the page does not contain the secret.
  const action = state === 'open' ? `<form method="post"><button>${become}</button></form>` : NEW_LINK
  return `<!doctype html>
<html lang="${locale}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Lanewatch</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${OPERATOR_STYLE}</style>
</head>
<body>
<main>
<div class="brand"><img src="/favicon.svg" alt="" width="24" height="24">Lanewatch</div>
<h1>${title}</h1>
<p>${text}</p>
${action}
<a href="/">${home}</a>
</main>
</body>
</html>
`
}

const NEW_LINK = '<code>npm run operator</code>'
