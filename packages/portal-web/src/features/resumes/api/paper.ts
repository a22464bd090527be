import type { PaperLanguage, Template } from '../../../contract/paper'
import type { FileAnswer } from '../../../http/call'
import { fetchFile } from '../../../http/main-api'
import { RESUMES } from '../../../http/papers'

export type Form = 'pdf' | 'doc' | 'json'

/** What is saved of a resume, as a file. */
export const fetchPaper = (
  id: number,
  form: Form,
  template: Template,
  language: PaperLanguage,
): Promise<FileAnswer> => fetchFile(`${RESUMES}/${id}/${form}?template=${template}&lang=${language}`)
