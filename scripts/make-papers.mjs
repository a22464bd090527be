// Makes fixtures/papers: PDFs of people that we invented, as other software makes them. They are made once and kept, for
// another version of the software makes other files.
//
//   fixtures/papers/people/en-bora.json   what is in them, which is what a reader must find
//   > chromium prints "one" and "two" (columns), LibreOffice writes "table" (dates in a column of their own), LaTeX sets two
//   > fixtures/papers/en-bora-one-chromium.pdf
//
// Needs `chromium` (or SARIKA_CHROMIUM), `soffice`, `pdflatex` and `xelatex`, and fonts for Khmer and Chinese. A paper that is
// there stays; delete its PDF to make it anew.

import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { takeNoArguments } from './lib/help.mjs'
import { LATEX_LAYOUTS } from './lib/latex-papers.mjs'
import { ROOT } from './lib/sh.mjs'

takeNoArguments(`node scripts/make-papers.mjs

Makes what is missing in fixtures/papers with chromium (or SARIKA_CHROMIUM), soffice, pdflatex and xelatex, in the fonts of this
machine.`)

const PAPERS = join(ROOT, 'fixtures/papers')
const PEOPLE = join(PAPERS, 'people')
const CHROMIUM = process.env.SARIKA_CHROMIUM ?? 'chromium'

const clean = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const list = (rows) => `<ul>${rows.map((row) => `<li>${clean(row)}</li>`).join('')}</ul>`
const colon = ({ language }) => (language === 'zh' ? '：' : language === 'km' ? ' ៖ ' : ': ')

const LOOK = `
  @page { size: A4; margin: 16mm }
  body { font: 10.5pt/1.5 "Noto Sans", "DejaVu Sans", "Noto Sans Khmer", "Noto Sans CJK SC", sans-serif; margin: 0 }
  h1 { font-size: 22pt; margin: 0 } h2 { font-size: 12.5pt; margin: 12pt 0 4pt; border-bottom: 1px solid #777 }
  h3 { font-size: 10.5pt; margin: 6pt 0 0; display: flex; justify-content: space-between }
  p, ul { margin: 2pt 0 } .two { display: grid; grid-template-columns: 56mm 1fr; gap: 10mm }`

const page = ({ language }, body) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Resume</title><style>${LOOK}</style>${body}</html>`

const section = (name, body) => `<section><h2>${clean(name)}</h2>${body}</section>`

function entries({ words, experiences, educations, qualifications }) {
  const span = (title, dates) => `<h3><span>${clean(title)}</span> <span>${clean(dates)}</span></h3>`
  return {
    experiences: section(
      words.experiences,
      experiences
        .map((one) => `${span(one.jobtitle, one.dates)}<p>${clean(one.company)}</p>${list(one.workdesc)}`)
        .join(''),
    ),
    educations: section(
      words.educations,
      educations
        .map((one) => `${span(one.degree, one.dates)}<p>${clean(one.qualificationname)}</p>`)
        .join(''),
    ),
    qualifications: section(
      words.qualifications,
      qualifications.map((one) => `${span(one.quaname, one.dates)}<p>${clean(one.issued)}</p>`).join(''),
    ),
  }
}

const lists = ({ words, languageLevels, skills }) =>
  section(words.languages, list(languageLevels.map(({ shown }) => shown))) +
  section(words.skills, list(skills))

const contact = (person) => [person.phone, person.profile.email, person.shown.address]

/** The layouts, each a page of HTML. */
const LAYOUTS = {
  one(person) {
    const { name, title, words, summary, shown } = person
    const part = entries(person)
    const mark = colon(person)
    return page(
      person,
      `<h1>${clean(name)}</h1><p>${clean(title)}</p><p>${contact(person).map(clean).join(' | ')}</p>
      <p>${clean(words.sex + mark + shown.sex)} | ${clean(words.birthday + mark + shown.birthday)}</p>
      ${section(words.profile, `<p>${clean(summary)}</p>`)}${part.experiences}${part.educations}${lists(person)}${part.qualifications}`,
    )
  },
  two(person) {
    const { name, title, words, summary, shown } = person
    const part = entries(person)
    return page(
      person,
      `<div class="two"><aside>${section(
        words.contact,
        contact(person)
          .map((row) => `<p>${clean(row)}</p>`)
          .join(''),
      )}
      ${section(words.personal, `<p>${clean(words.birthday)}</p><p>${clean(shown.birthday)}</p><p>${clean(words.sex)}</p><p>${clean(shown.sex)}</p>`)}
      ${lists(person)}</aside>
      <main><h1>${clean(name)}</h1><p>${clean(title)}</p>${section(words.profile, `<p>${clean(summary)}</p>`)}
      ${part.experiences}${part.educations}${part.qualifications}</main></div>`,
    )
  },
  table(person) {
    const { name, words, summary, shown, phone, profile } = person
    const mark = colon(person)
    const row = (left, right) =>
      `<tr><td width="30%" valign="top">${clean(left)}</td><td valign="top">${right}</td></tr>`
    const table = (rows) => `<table width="100%">${rows.join('')}</table>`
    const labelled = [
      [words.name, name],
      [words.sex, shown.sex],
      [words.birthday, shown.birthday],
      [words.address, shown.address],
      [words.phone, phone],
      [words.email, profile.email],
    ].map(([label, value]) => row(label, clean(mark.trim() + (mark.trim() === '：' ? '' : ' ') + value)))
    const worked = person.experiences.map((one) =>
      row(
        one.dates,
        `<b>${clean(one.jobtitle)}</b><br>${clean(one.company)}<br>${one.workdesc.map((line) => `- ${clean(line)}`).join('<br>')}`,
      ),
    )
    const learned = person.educations.map((one) =>
      row(one.dates, `${clean(one.qualificationname)}<br>${clean(one.degree)}`),
    )
    const got = person.qualifications.map((one) =>
      row(one.dates, `${clean(one.quaname)}<br>${clean(one.issued)}`),
    )
    return page(
      person,
      `<h2>${clean(words.personal)}</h2>${table(labelled)}
      <h2>${clean(words.profile)}</h2><p>${clean(summary)}</p>
      <h2>${clean(words.experiences)}</h2>${table(worked)}<h2>${clean(words.educations)}</h2>${table(learned)}
      <h2>${clean(words.qualifications)}</h2>${table(got)}
      <h2>${clean(words.languages)}</h2>${person.languageLevels.map(({ shown: line }) => `<p>${clean(line)}</p>`).join('')}
      <h2>${clean(words.skills)}</h2><p>${person.skills.map(clean).join(person.language === 'zh' ? '、' : ', ')}</p>`,
    )
  },
}

const writeIn = (folder, name, text) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** Each makes a PDF of a person in a layout. */
const MAKERS = {
  chromium(person, layout, pdf, folder) {
    const html = writeIn(folder, `${layout}.html`, LAYOUTS[layout](person))
    const args = ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${pdf}`]
    execFileSync(CHROMIUM, [...args, pathToFileURL(html).href], { stdio: 'ignore' })
  },
  libreoffice(person, layout, pdf, folder) {
    const html = writeIn(folder, `${layout}.html`, LAYOUTS[layout](person))
    const args = ['--headless', '--infilter=HTML (StarWriter)', '--convert-to', 'pdf:writer_pdf_Export']
    execFileSync('soffice', [...args, '--outdir', folder, html], { stdio: 'ignore' })
    renameSync(html.replace(/html$/, 'pdf'), pdf)
  },
  latex(person, layout, pdf, folder) {
    const { program, source } = LATEX_LAYOUTS[layout]
    const tex = writeIn(folder, `${layout}.tex`, source(person))
    execFileSync(program, ['-interaction=nonstopmode', '-halt-on-error', '-output-directory', folder, tex], {
      stdio: 'ignore',
    })
    renameSync(tex.replace(/tex$/, 'pdf'), pdf)
  },
}

const OF_ALL = [
  ['one', 'chromium'],
  ['two', 'chromium'],
  ['table', 'libreoffice'],
]
const OF_SOME = [
  ['en-sreymom', 'one', 'latex'],
  ['zh-lijing', 'two', 'latex'],
]

const people = readdirSync(PEOPLE).map((file) => file.replace('.json', ''))
const papers = [
  ...people.flatMap((name) => OF_ALL.map(([layout, maker]) => [name, layout, maker])),
  ...OF_SOME,
]
const folder = mkdtempSync(join(tmpdir(), 'papers-'))
try {
  for (const [name, layout, maker] of papers) {
    const pdf = join(PAPERS, `${name}-${layout}-${maker}.pdf`)
    if (existsSync(pdf)) continue
    MAKERS[maker](JSON.parse(readFileSync(join(PEOPLE, `${name}.json`), 'utf8')), layout, pdf, folder)
    console.log(pdf)
  }
} finally {
  rmSync(folder, { recursive: true })
}
