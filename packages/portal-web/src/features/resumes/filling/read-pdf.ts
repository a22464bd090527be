import { PARSE_FAULTS, type Parsed } from '../../../contract/parsed'
import type { Answer } from '../../../http/call'
import { failureOf } from '../../../http/failure'
import { callMain, fetchBytes } from '../../../http/main-api'
import { FILES, RESUMES } from '../../../http/papers'
import { PARSE_CALL_MS } from '../../../lib/limits'
import { judgeFile, splitName } from '../rules/file'
import type { Pdf, Read } from './machine'

const failed = (why: Extract<Read, { kind: 'failed' }>['why']): Read => ({ kind: 'failed', why })

function toRead(answer: Answer): Read {
  if (answer.kind === 'ok') return { kind: 'read', parsed: answer.body as Parsed }
  if (answer.kind === 'refused') {
    const fault = PARSE_FAULTS.find((one) => one === answer.code)
    if (fault !== undefined) return failed(fault)
    if (answer.fields.includes('file')) return failed('kind')
  }
  return failed(failureOf(answer))
}

/** What is wrong with a file before it is sent; null: nothing. Only PDF is parsed. */
function judge(file: File) {
  const fault = judgeFile(file)
  if (fault !== null) return fault
  const { ending } = splitName(file.name)
  return ending === '' || ending.toLowerCase() === '.pdf' ? null : 'kind'
}

/** Has a PDF read by the server, which keeps nothing of it. */
export async function readPdf(pdf: Pdf, signal: AbortSignal): Promise<Read> {
  const file = pdf.kind === 'file' ? pdf.file : await fetchBytes(`${FILES}/${pdf.id}`, signal)
  if (file === null) return failed('gone')
  if (pdf.kind === 'file') {
    const fault = judge(pdf.file)
    if (fault !== null) return failed(fault)
  }
  const form = new FormData()
  form.set('file', file, pdf.kind === 'file' ? pdf.file.name : pdf.name)
  return toRead(
    await callMain({
      method: 'POST',
      path: `${RESUMES}/ai/parse`,
      form,
      signal,
      patienceMs: PARSE_CALL_MS,
    }),
  )
}
