import type {
  PaperDrawer,
  PaperInput,
  PaperItem,
  PaperPair,
  PaperPart,
} from '@sarika/portal-web/contract/paper'

/** The faces that Word has for each language; what a text needs besides, it finds itself. */
const FACES = {
  en: 'Calibri',
  vi: 'Calibri',
  km: 'Khmer OS Siemreap',
  th: 'Leelawadee UI',
  zh: 'DengXian',
  ko: 'Malgun Gothic',
}
/** Twentieths of a point. */
const PAGE = { width: 11_906, height: 16_838 }
const MARGIN = { top: 964, bottom: 850, left: 1_077, right: 1_077 }
/** Signs that XML has not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is left out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A sheet as a Word document (docx): the same words in the same order, to go on writing in. */
export async function toDocx(drawer: PaperDrawer, sheet: PaperInput): Promise<Buffer> {
  // Loaded by who needs it.
  const {
    AlignmentType,
    Document,
    ExternalHyperlink,
    HeadingLevel,
    Packer,
    Paragraph,
    TabStopType,
    TextRun,
  } = await import('docx')
  const { titles, name, role, contact, ...parts } = drawer.readPaper(sheet)
  const textWidth = PAGE.width - MARGIN.left - MARGIN.right
  const clean = (text: string) => text.toWellFormed().replace(UNWRITABLE, '')
  const run = (text: string, look: { bold?: boolean; color?: string } = {}) =>
    new TextRun({ text: clean(text), ...look })
  const soft = { color: '4D5956' }
  const title = (part: PaperPart) =>
    new Paragraph({ heading: HeadingLevel.HEADING_2, keepNext: true, children: [run(titles[part])] })
  const texts = (part: 'summary' | 'intention') =>
    parts[part] === ''
      ? []
      : [title(part), ...parts[part].split('\n').map((line) => new Paragraph({ children: [run(line)] }))]
  const item = ({ title: what, when, org, deeds }: PaperItem) => [
    new Paragraph({
      keepNext: org !== '' || deeds.length > 0,
      spacing: { before: 120 },
      tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
      children: [run(what, { bold: true }), ...(when === '' ? [] : [run(`\t${when}`, soft)])],
    }),
    ...(org === '' ? [] : [new Paragraph({ keepNext: deeds.length > 0, children: [run(org, soft)] })]),
    ...deeds.map(
      (deed) => new Paragraph({ children: [run(deed)], ...(deeds.length > 1 && { bullet: { level: 0 } }) }),
    ),
  ]
  const items = (part: 'experiences' | 'educations' | 'qualifications') =>
    parts[part].length === 0 ? [] : [title(part), ...parts[part].flatMap(item)]
  const pair = ({ name: what, value }: PaperPair) =>
    new Paragraph({
      children: [run(what, { bold: true }), ...(value === '' ? [] : [run(`: ${value}`)])],
    })
  const pairs = (part: 'languageLevels' | 'skills') =>
    parts[part].length === 0 ? [] : [title(part), ...parts[part].map(pair)]
  const contactLine = contact.flatMap(({ text, href }, at) => [
    ...(at === 0 ? [] : [run('   ')]),
    href === undefined ? run(text, soft) : new ExternalHyperlink({ link: href, children: [run(text, soft)] }),
  ])
  const document = new Document({
    creator: 'Sarika',
    title: clean(name),
    styles: {
      default: {
        document: { run: { font: FACES[sheet.language], size: 21 } },
        heading1: { run: { size: 44, bold: true, color: '17211F' } },
        heading2: {
          run: { size: 22, bold: true, color: '0B6B66' },
          paragraph: { spacing: { before: 280, after: 80 } },
        },
      },
    },
    sections: [
      {
        properties: { page: { size: PAGE, margin: MARGIN } },
        children: [
          ...(name === '' ? [] : [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(name)] })]),
          ...(role === '' ? [] : [new Paragraph({ children: [run(role, { color: '0B6B66' })] })]),
          ...(contactLine.length === 0
            ? []
            : [new Paragraph({ alignment: AlignmentType.START, children: contactLine })]),
          ...texts('summary'),
          ...texts('intention'),
          ...items('experiences'),
          ...items('educations'),
          ...pairs('languageLevels'),
          ...pairs('skills'),
          ...items('qualifications'),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
