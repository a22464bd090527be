/** A PDF read into a proposal for a resume; decision 73. */
import { readFile } from 'node:fs/promises'
import type { ParseFault } from '@sarika/portal-web/contract/parsed'
import { z } from 'zod'
import { MAX_ATTACHMENT_BYTES, MULTIPART_OVERHEAD_BYTES, PARSE_BUSY_MS } from '../limits'
import { isCutPdf, typeOfFile } from '../seekers/file-types'
import { bare, invalid, tooFast, wrong } from './answer'
import { API, route } from './route'
import { UploadedFile } from './uploaded-file'

/** The specification's text for all of them; the code says which. */
const FAILED = 'failed to parse the attached resume'
const FAULTS: Readonly<Record<ParseFault, string>> = {
  no_text: `${FAILED}: there is no text in it`,
  encrypted: `${FAILED}: it is encrypted`,
  unreadable: `${FAILED}: it is damaged or incomplete`,
}

const parse = route({
  method: 'POST',
  path: `${API}/users/resumes/ai/parse`,
  access: 'seeker',
  answers: [200, 429],
  maxBodyBytes: MAX_ATTACHMENT_BYTES + MULTIPART_OVERHEAD_BYTES,
  body: z.object({ file: UploadedFile }),
  says:
    'Multipart, a PDF of at most 4 MB: what was found in it by the fields of a resume, each with where it came from and whether it is ' +
    'sure, and its text by pages. Nothing is kept. Refused with no_text, encrypted or unreadable. Ten an hour; what was not read does not count.',
  async handle({ backend, caller: { account }, signal, body: { file } }) {
    if (file.size > MAX_ATTACHMENT_BYTES) return invalid([{ field: 'file', message: 'larger than 4 MB' }])
    const pdf = await readFile(file.path)
    if (typeOfFile(pdf) !== 'pdf')
      return isCutPdf(pdf)
        ? wrong('unreadable', 'file', FAULTS.unreadable)
        : invalid([{ field: 'file', message: 'only PDF can be parsed' }])
    const waitMs = backend.rates.parses.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const result = await backend.parser.parse(pdf, signal)
    switch (result.kind) {
      case 'parsed':
        return bare(result.parsed)
      case 'failed':
        backend.rates.parses.giveBack(account.id)
        return wrong(result.fault, 'file', FAULTS[result.fault])
      // It took all the time or memory that there is, so it counts: nobody can keep the reader busy with such files.
      case 'ended':
        return wrong('unreadable', 'file', FAULTS.unreadable)
      case 'busy':
      case 'left':
        backend.rates.parses.giveBack(account.id)
        return tooFast(PARSE_BUSY_MS)
    }
  },
})

export const parseRoutes = [parse]
