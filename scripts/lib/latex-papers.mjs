// A person of fixtures/papers as LaTeX source: what make-papers.mjs gives to pdflatex and xelatex.

const SIGNS = { '\\': '\\textbackslash{}', '~': '\\textasciitilde{}', '^': '\\textasciicircum{}', '–': '--' }
const clean = (text) => text.replace(/[\\~^–&%$#_{}]/g, (sign) => SIGNS[sign] ?? `\\${sign}`)

const list = (rows) =>
  `\\begin{itemize}\n${rows.map((row) => `\\item ${clean(row)}`).join('\n')}\n\\end{itemize}`
const part = (name, body) => `\\section*{${clean(name)}}\n${body}`
const entry = (title, dates, org, rows = []) =>
  `\\noindent\\textbf{${clean(title)}}\\hfill ${clean(dates)}\\\\\n${clean(org)}\n${rows.length === 0 ? '\\par' : list(rows)}`

function partsOf({ words, experiences, educations, qualifications, languageLevels, skills }) {
  return {
    experiences: part(
      words.experiences,
      experiences.map((one) => entry(one.jobtitle, one.dates, one.company, one.workdesc)).join('\n'),
    ),
    educations: part(
      words.educations,
      educations.map((one) => entry(one.degree, one.dates, one.qualificationname)).join('\n'),
    ),
    qualifications: part(
      words.qualifications,
      qualifications.map((one) => entry(one.quaname, one.dates, one.issued)).join('\n'),
    ),
    lists:
      part(words.languages, list(languageLevels.map(({ shown }) => shown))) +
      part(words.skills, list(skills)),
  }
}

const wholeOf = (fonts, body) => `\\documentclass[10pt,a4paper]{article}
\\usepackage[margin=20mm]{geometry}
${fonts}
\\setlength{\\parindent}{0pt}
\\pagestyle{empty}
\\begin{document}
${body}
\\end{document}
`

/** The layouts, each with the program that sets it. */
export const LATEX_LAYOUTS = {
  /** The faces and ligatures of LaTeX itself. */
  one: {
    program: 'pdflatex',
    source(person) {
      const { name, title, words, summary, shown, phone, profile } = person
      const { experiences, educations, lists, qualifications } = partsOf(person)
      return wholeOf(
        '\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n\\usepackage{lmodern}',
        `{\\Huge ${clean(name)}}\\\\[4pt]
{\\large ${clean(title)}}\\\\[4pt]
${[phone, profile.email, shown.address].map(clean).join(' \\textbar\\ ')}\\\\
${clean(`${words.sex}: ${shown.sex}`)} \\textbar\\ ${clean(`${words.birthday}: ${shown.birthday}`)}
${part(words.profile, clean(summary))}
${experiences}${educations}${lists}${qualifications}`,
      )
    },
  },
  /** Any letters, with a face of the machine. */
  two: {
    program: 'xelatex',
    source(person) {
      const { name, title, words, summary, shown, phone, profile } = person
      const { experiences, educations, lists, qualifications } = partsOf(person)
      const column = (width, body) =>
        `\\begin{minipage}[t]{${width}\\textwidth}\\raggedright\n${body}\n\\end{minipage}`
      const personal = [words.birthday, shown.birthday, words.sex, shown.sex].map(clean).join('\\\\\n')
      const contact = [phone, profile.email, shown.address].map(clean).join('\\\\\n')
      return wholeOf(
        '\\usepackage{fontspec}\n\\setmainfont{Noto Sans CJK SC}\n\\XeTeXlinebreaklocale "zh"',
        `${column('0.32', `${part(words.contact, contact)}\n${part(words.personal, personal)}\n${lists}`)}\\hfill
${column('0.6', `{\\Huge ${clean(name)}}\\\\[4pt]\n{\\large ${clean(title)}}\n${part(words.profile, clean(summary))}\n${experiences}${educations}${qualifications}`)}`,
      )
    },
  },
}
