import type { Language } from '../constants/names'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one)

/** The bird of the portal, with its body in a colour. */
export const birdSvg = (ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round">
<path d="M4 21C10 21 12 9 20 9a6 6 0 0 1 6 6c0 8-7 12-14 12"/><path d="M4 21c5 3 11 2 14-4"/>
<path stroke="#e39a1f" d="m26 14 4 1.5-4 1.5"/><circle cx="21" cy="14" r="1.3" fill="${ink}" stroke="none"/></svg>`

/** The portal's colours and measures (its tokens.css), as far as a page of text and tables has them. */
const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf7, #101615); --line: light-dark(#e4e1da, #2a3634);
  --ink: light-dark(#17211f, #edf1ef); --ink-soft: light-dark(#56625f, #a3b1ad); --mekong: light-dark(#0b6b66, #4fc3b8) }
body { margin: 0 auto; max-width: 60rem; padding: 32px 16px; background: var(--paper); color: var(--ink);
  font: .9375rem/1.55 "Inter Variable", Inter, system-ui, sans-serif }
header { margin-bottom: 32px }
header a { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; font-size: 1.25rem; font-weight: 600; text-decoration: none }
h1 { margin: 0 0 16px; font-size: 1.5rem; line-height: 1.3; font-weight: 600 }
h2 { margin: 24px 0 8px; font-size: 1.25rem; line-height: 1.3; font-weight: 600 }
p { max-width: 68ch }
a { color: var(--mekong) }
:focus-visible { outline: 2px solid var(--mekong); outline-offset: 2px }
table { width: 100%; border-collapse: collapse }
th, td { padding: 4px 12px 4px 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top }
th { color: var(--ink-soft); font-weight: 600 }
tbody th { padding-top: 20px; color: var(--ink); font-size: 1.0625rem }
form { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center }
button { min-height: 44px; padding: 10px 20px; border: 0; border-radius: 8px; background: var(--mekong); color: var(--paper);
  font: 600 .9375rem/1.55 "Inter Variable", Inter, system-ui, sans-serif; cursor: pointer }
code { font: .875rem/1.55 ui-monospace, monospace; overflow-wrap: anywhere }
`

interface Around {
  readonly head?: string
  readonly language?: Language
}

/** A page of ours that no script draws. `content` and `head` are HTML: whatever came from outside is escaped in it. */
export function plainPage(
  title: string,
  content: string,
  { head = '', language = 'en' }: Around = {},
): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Sarika</title>
<style>${STYLE}</style>${head}</head>
<body>
<header><a href="/a/">${birdSvg('currentColor')} Sarika</a></header>
<main><h1>${title}</h1>${content}</main>
</body>
</html>
`
}
