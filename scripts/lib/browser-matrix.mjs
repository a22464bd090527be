const BEGIN = '<!-- table: npm run browsers -->'
const END = '<!-- end of table -->'

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const cellOf = ({ isHeld, remark }) =>
  [isHeld ? 'yes' : '**no**', remark].filter(Boolean).join(': ').replaceAll('|', '/')

/** What was played in each browser and what each has, e.g. `| Log in by the form, see the list | yes | yes |`. */
export function tablesOf(columns) {
  const names = columns.map(({ browser }) => browser)
  const [first] = columns
  const played = first.outcomes.map(({ says }, row) => [
    says,
    ...columns.map(({ outcomes }) => cellOf(outcomes[row])),
  ])
  const has = Object.keys(first.abilities).map((ability) => [
    ability,
    ...columns.map(({ abilities }) => (abilities[ability] ? 'yes' : 'no')),
  ])
  return [
    table(['what a person does', ...names], played),
    table(['what the browser has', ...names], has),
  ].join('\n\n')
}

/** The page with the tables of this run in place of those of the run before. */
export function withTable(page, columns) {
  const [before, rest = ''] = page.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return `${before}${BEGIN}\n\n${tablesOf(columns)}\n\n${END}${after}`
}
