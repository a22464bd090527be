import type { PaperLanguage, Template } from '../../../contract/paper'
import type { Answer, FileAnswer } from '../../../http/call'
import { callMain, fetchFile } from '../../../http/main-api'
import { RESUMES } from '../../../http/papers'

export type Form = 'pdf' | 'doc' | 'json'

/** What is saved of a resume, as a file. */
export const fetchPaper = (
  id: number,
  form: Form,
  template: Template,
  language: PaperLanguage,
): Promise<FileAnswer> => fetchFile(`${RESUMES}/${id}/${form}?template=${template}&lang=${language}`)

/** Makes a resume of a JSON Resume; answers with its id and what was not taken. */
export const importJson = (json: Readonly<Record<string, unknown>>, onceKey: string): Promise<Answer> =>
  callMain({ method: 'POST', path: `${RESUMES}/json`, json, onceKey })
