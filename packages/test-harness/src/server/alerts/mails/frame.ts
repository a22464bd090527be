// mails/ is what mails look like: one table of 600 px with styles of its own, fonts of the reader's system, and a first line that is
// hidden and stands beside the subject in a list of mails. Programs that read mails know little of CSS: no classes, no grid.
//
//   frame.ts           what all have: bird, day, title, foot         mail-texts.ts   what they say, in six languages
//   alert-mail.ts      new jobs of a saved search                   clock.ts        days and times
//   reminder-mail.ts   the interview of tomorrow                    pictures.ts     the bird and logos, as PNG

import type { Language } from '../../constants/names'
import { escapeHtml } from '../../http/plain-page'

/** HTML, with whatever came from outside escaped. */
export type Html = string

const FONT = `font-family:-apple-system,'Segoe UI',Roboto,Arial,'Noto Sans Khmer','Khmer OS',sans-serif;`
const INK = '#17211f'
const SOFT = '#56625f'
export const MEKONG = '#0b6b66'
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Khmer stands higher above and deeper below its line than Latin. */
const HIGH = { text: 1.75, title: 1.6, size: 1 }
const LOW = { text: 1.5, title: 1.3, size: 0 }

/** Styles in a language: sizes in px. */
export function stylesOf(language: Language) {
  const { text, title, size } = language === 'km' ? HIGH : LOW
  const line = (px: number, colour: string) => `${FONT}font-size:${px}px;line-height:${text};color:${colour}`
  return {
    title: `${FONT}font-size:24px;font-weight:700;line-height:${title};color:${INK}`,
    strong: `${FONT}font-size:17px;font-weight:700;line-height:${text};color:${INK}`,
    text: line(15 + size, INK),
    soft: line(14 + size, SOFT),
    small: line(12 + size, SOFT),
    button: `${FONT}font-size:${15 + size}px;font-weight:700;line-height:24px`,
    link: `${FONT}font-size:${14 + size}px;font-weight:700;color:${MEKONG};text-decoration:none`,
  }
}

export const table = (content: Html, attributes = 'width="100%"'): Html =>
  `<table ${TABLE} ${attributes}>${content}</table>`

export const row = (padding: string, style: string, content: Html): Html =>
  `<tr><td style="padding:${padding};${style}">${content}</td></tr>`

/** A button; a program that knows no rounded corners shows it square. */
export const button = (text: string, url: string, language: Language): Html =>
  table(
    `<tr><td bgcolor="${MEKONG}" style="border-radius:8px;${stylesOf(language).button}"><a href="${escapeHtml(url)}" style="color:#ffffff;text-decoration:none;display:inline-block;padding:11px 22px">${escapeHtml(text)}</a></td></tr>`,
    '',
  )

export const link = (text: string, url: string, style = `color:${MEKONG}`): Html =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a>`

interface Framed {
  readonly language: Language
  /** e.g. "Thu 26 Nov" */
  readonly day: string
  readonly title: string
  /** beside the subject in a list of mails */
  readonly preview: string
  /** rows of the table */
  readonly content: Html
  readonly foot: Html
}

/** A mail whole. The bird is `cid:bird`. */
export function frame({ language, day, title, preview, content, foot }: Framed): Html {
  const styles = stylesOf(language)
  const head = table(
    `<tr><td width="36"><img src="cid:bird" width="28" height="28" alt="" style="display:block"></td><td style="${styles.strong}">Sarika</td><td align="right" style="${styles.small};font-size:13px">${escapeHtml(day)}</td></tr>`,
  )
  const hidden =
    'display:none;max-height:0;max-width:0;overflow:hidden;font-size:1px;line-height:1px;color:#ffffff;opacity:0'
  const rows = [
    row('22px 32px 0', '', head),
    row('18px 32px 4px', styles.title, escapeHtml(title)),
    content,
    `<tr><td bgcolor="#f4f2ec" style="padding:18px 32px 20px;${styles.small}">${foot}</td></tr>`,
  ].join('\n')
  const whole = `<table ${TABLE} lang="${language}" width="600" align="center" bgcolor="#ffffff" style="width:100%;max-width:600px;border:1px solid #e4e1da;border-radius:12px;border-collapse:separate;overflow:hidden">
${rows}
</table>`
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:16px 8px;background:#f4f2ec">
<div style="${hidden}">${escapeHtml(preview)}</div>
${whole}
</body>
</html>
`
}
