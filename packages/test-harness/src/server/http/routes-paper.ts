/** A resume as paper: what its owner prints, saves and takes along. */
import {
  PAPER_LANGUAGES,
  type PaperDrawer,
  type PaperInput,
  TEMPLATES,
} from '@sarika/portal-web/contract/paper'
import { z } from 'zod'
import type { Backend } from '../backend'
import type { Language } from '../constants/names'
import type { Account } from '../db/tables'
import { dayOf } from '../jobs/days'
import { MAX_RESUME_ITEMS, MAX_RESUME_TEXT } from '../limits'
import { withJsonResume } from '../papers/attach'
import { toDocx } from '../papers/docx'
import { fromJsonResume, JsonResume } from '../papers/from-json-resume'
import { importResume } from '../papers/import-resume'
import { jsonBytes, toJsonResume } from '../papers/json-resume'
import { PrintedSheets } from '../papers/printed'
import { readSheet, sheetName } from '../papers/sheet'
import { saveOnce, type Try } from '../seekers/once'
import { findRow } from '../seekers/resumes'
import { type Answer, bare, dispositionOf, notFound, refused, tooFast } from './answer'
import { optional, readId } from './job-params'
import { API, route } from './route'

const ONE = `${API}/users/resumes/:id`
const PDF = 'application/pdf'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const JSON_TYPE = 'application/json'

const query = z.object({
  template: optional(z.enum(TEMPLATES)),
  lang: optional(z.enum(PAPER_LANGUAGES)),
})

interface Asked {
  readonly backend: Backend
  readonly caller: { readonly account: Account }
  readonly language: Language
  readonly params: Record<string, string>
  readonly query: z.output<typeof query>
}

/** Undefined: there is no such resume of theirs. */
async function sheetOf({
  backend,
  caller,
  language,
  params,
  query: { template = 'plain', lang = language },
}: Asked) {
  const id = readId(params.id ?? '')
  return id === undefined
    ? undefined
    : readSheet(backend.db, caller.account, id, { template, language: lang })
}

const noPrinter = (): Answer<501> => ({
  status: 501,
  body: { code: 'no_printer', message: 'this server prints nothing: print it in your browser' },
})
const busyPrinter = (): Answer<503> => ({
  status: 503,
  body: { code: 'printer_busy', message: 'many print at the moment, try again later' },
  headers: { 'retry-after': '10' },
})

/** A sheet with what draws it, counted as one of its owner's prints; else why there is none. */
async function toDraw(
  call: Asked,
): Promise<{ sheet: PaperInput; drawer: PaperDrawer } | { answer: Answer<404 | 429 | 501> }> {
  const { backend, caller } = call
  const sheet = await sheetOf(call)
  if (!sheet) return { answer: notFound() }
  const drawer = await backend.findDrawer()
  if (drawer === null) return { answer: noPrinter() }
  const waitMs = backend.rates.prints.take(caller.account.id)
  return waitMs > 0 ? { answer: tooFast(waitMs) } : { sheet, drawer }
}

/** To be saved under a name; no browser shows it as a page of ours. */
const saved = (type: string, content: Buffer, name: string): Answer<200> => ({
  status: 200,
  file: { type, content },
  headers: {
    'content-disposition': dispositionOf('attachment', name),
    'content-security-policy': "default-src 'none'; sandbox",
  },
})

const pdf = route({
  method: 'GET',
  path: `${ONE}/pdf`,
  access: 'seeker',
  answers: [200, 404, 429, 501, 503],
  files: [PDF],
  query,
  says: 'What its owner sees now, with the same as JSON Resume in it (`resume.json`). 501 `no_printer`: the server has no Chromium. 503 `printer_busy`: too many wait. Ten an hour; the same sheet again within ten minutes does not count.',
  async handle(call) {
    const { backend, caller } = call
    const asked = await sheetOf(call)
    if (!asked) return notFound()
    const key = PrintedSheets.keyOf(caller.account.id, asked)
    const before = backend.printed.find(key)
    if (before) return saved(PDF, before, sheetName(asked, 'pdf'))
    const ready = await toDraw(call)
    if ('answer' in ready) return ready.answer
    const { sheet, drawer } = ready
    const printed = await backend.printer.print(drawer.renderPaper(sheet))
    if (typeof printed === 'string') {
      backend.rates.prints.giveBack(caller.account.id)
      return printed === 'none' ? noPrinter() : busyPrinter()
    }
    const content = await withJsonResume(printed, sheet, backend.clock())
    backend.printed.keep(PrintedSheets.keyOf(caller.account.id, sheet), content)
    return saved(PDF, content, sheetName(sheet, 'pdf'))
  },
})

const doc = route({
  method: 'GET',
  path: `${ONE}/doc`,
  access: 'seeker',
  answers: [200, 404, 429, 501],
  files: [DOCX],
  query,
  says: 'The words of the sheet as a Word document. 501 `no_printer`: the portal is not built. Counted with the PDFs.',
  async handle(call) {
    const ready = await toDraw(call)
    if ('answer' in ready) return ready.answer
    const { sheet, drawer } = ready
    return saved(DOCX, await toDocx(drawer, sheet), sheetName(sheet, 'docx'))
  },
})

const json = route({
  method: 'GET',
  path: `${ONE}/json`,
  access: 'seeker',
  answers: [200, 404],
  files: [JSON_TYPE],
  query,
  says: 'JSON Resume 1.0.0, with what the sheet shows. `x-sarika` has the ids of the same things.',
  async handle(call) {
    const sheet = await sheetOf(call)
    return sheet ? saved(JSON_TYPE, jsonBytes(toJsonResume(sheet)), sheetName(sheet, 'json')) : notFound()
  },
})

/** The parts of it that the contract takes, as a resume that nobody else sees. */
const take = route({
  method: 'POST',
  path: `${API}/users/resumes/json`,
  access: 'seeker',
  body: JsonResume,
  takesOnceKey: true,
  says: 'A JSON Resume becomes a new resume. `notTaken` names what is missing or wrong in what was left out, by part, place and field.',
  async handle({ backend, caller: { account }, onceKey, body }) {
    const now = backend.clock()
    const taken = fromJsonResume(body, dayOf(now))
    const { items } = taken
    if (items.length > MAX_RESUME_ITEMS || JSON.stringify(items).length > MAX_RESUME_TEXT)
      return refused('too_many', 'one resume holds less than that')
    const asked: Try = { accountId: account.id, thing: 'resume_import', key: onceKey }
    const saved = await backend.writes.run((trx) =>
      saveOnce(trx, asked, now, async (made) => {
        if (made === undefined) return importResume(trx, account.id, taken, now)
        return (await findRow(trx, account.id, made)) ? { kind: 'saved', id: made } : { kind: 'missing' }
      }),
    )
    return saved.kind === 'saved'
      ? bare({ id: saved.id, notTaken: taken.notTaken })
      : refused('too_many', 'there are as many as may be')
  },
})

export const paperRoutes = [pdf, doc, json, take]
