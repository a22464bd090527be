// server/ is what the server draws with the portal's own components: built into dist/server/render.js (vite.server.config.ts).

import { renderToStaticMarkup } from 'react-dom/server'
import type { PaperDrawer } from '../contract/paper'
import { paper as en } from '../i18n/en/paper'
import { paper as km } from '../i18n/km/paper'
import { paper as ko } from '../i18n/ko/paper'
import { paper as th } from '../i18n/th/paper'
import { paper as vi } from '../i18n/vi/paper'
import { paper as zh } from '../i18n/zh/paper'
import { linesOf } from '../paper/lines'
import { Paper } from '../paper/paper'
import style from '../paper/paper.css?raw'
import { sayOnPaper } from '../paper/words'
import { facesFor } from './faces'

export { renderArticle, renderCompany, renderJob } from './pages'

const TEXTS = { en, km, ko, th, vi, zh }

/** Nothing is fetched, whatever the text says: pictures and faces are in the document, script is not. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

/** What a sheet says, as text, for documents of other kinds. Source: contract/paper. */
export const readPaper: PaperDrawer['readPaper'] = (input) => {
  const t = sayOnPaper(input.language, TEXTS[input.language])
  const titles = {
    summary: t('summary'),
    intention: t('intention'),
    experiences: t('experiences'),
    educations: t('educations'),
    languageLevels: t('languageLevels'),
    skills: t('skills'),
    qualifications: t('qualifications'),
  }
  return { titles, ...linesOf(input, t) }
}

/** A resume as a whole HTML document, with style, photo and faces in it. Nothing in it is fetched or runs. */
export const renderPaper: PaperDrawer['renderPaper'] = (input) => {
  const t = sayOnPaper(input.language, TEXTS[input.language])
  const markup = renderToStaticMarkup(<Paper {...input} t={t} />)
  const { name } = linesOf(input, t)
  return [
    `<!doctype html><html lang="${input.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="${POLICY}">`,
    `<title>${escaped(name)}</title>`,
    `<style>${facesFor(markup, input.language)}\n${style}\nbody { margin: 0 }</style>`,
    `</head><body>${markup}</body></html>`,
  ].join('')
}
