import type { Language } from '../constants/names'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one)

/** The portal's colours and measures (its tokens.css), as far as a page of text and tables has them. */
const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf7, #101615); --line: light-dark(#e4e1da, #2a3634);
  --ink: light-dark(#17211f, #edf1ef); --ink-soft: light-dark(#56625f, #a3b1ad); --mekong: light-dark(#0b6b66, #4fc3b8) }
body { margin: 0 auto; max-width: 60rem; padding: 32px 16px; background: var(--paper); color: var(--ink);
  font: .9375rem/1.55 "Inter Variable", Inter, system-ui, sans-serif }
h1 { margin: 0 0 16px; font-size: 1.5rem; line-height: 1.3; font-weight: 600 }
h2 { margin: 24px 0 8px; font-size: 1.25rem; line-height: 1.3; font-weight: 600 }
p { max-width: 68ch }
a { color: var(--mekong) }
:focus-visible { outline: 2px solid var(--mekong); outline-offset: 2px }
table { width: 100%; border-collapse: collapse }
th, td { padding: 4px 12px 4px 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top }
th { color: var(--ink-soft); font-weight: 600 }
tbody th { padding-top: 20px; color: var(--ink); font-size: 1.0625rem }
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
<main><h1>${title}</h1>${content}</main>
</body>
</html>
`
}
