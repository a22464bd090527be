import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import type { PaperLanguage, Template } from '../../../contract/paper'
import { useWhy } from '../../../http/failure'
import { saveFile } from '../../../lib/save-file'
import { type Form, fetchPaper } from '../api/paper'
import { useEditor } from '../editor/context'

/** Saves a resume as a file, once everything that was written is saved; where the server prints nothing, the browser does. */
export function useDownload(template: Template, language: PaperLanguage) {
  const { t } = useTranslation('resume')
  const { resume, copy } = useEditor()
  const why = useWhy()
  return async (form: Form): Promise<void> => {
    const id = 'download'
    toast(t('paper.fetching'), { id })
    if (!(await copy.settled())) return void toast(t('paper.unsaved'), { id })
    const answer = await fetchPaper(resume.id, form, template, language)
    if (answer.kind === 'file') {
      saveFile(answer.blob, answer.name)
      const isWhole = Object.keys(copy.get().drafts).length === 0
      return void toast(t(isWhole ? 'paper.fetched' : 'paper.incomplete'), { id })
    }
    if (answer.kind === 'refused' && answer.code === 'no_printer') {
      toast(t('paper.noPrinter'), { id })
      return window.print()
    }
    const isBusy = answer.kind === 'refused' && answer.code === 'printer_busy'
    toast(isBusy ? t('paper.busy') : why(answer), { id })
  }
}
