import { Paperclip } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFiles } from '../../../../http/papers'
import { FetchFailure } from '../../../../ui/failure'
import { UploadFile } from '../../components/upload-file'
import { showSize } from '../../rules/file'
import { useEditor } from '../context'
import { useValues } from '../part-form'
import type { SectionKind } from './kind'

function Body() {
  const { t } = useTranslation(['resume', 'papers'])
  const { copy } = useEditor()
  const attributes = useValues('attributes')
  const { data: files, isError, cause, refetch } = useFiles()
  const choose = (attachmentId: number | null) => copy.set('attributes', { ...attributes, attachmentId })
  const isChosen = (id: number | null) => attributes.attachmentId === id
  return (
    <>
      <p className="soft">{t('file.lead')}</p>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {files !== undefined && files.length > 0 && (
        <fieldset className="file-choices">
          <legend className="only-heard">{t('sections.file')}</legend>
          {[null, ...files].map((file) => (
            <label key={file?.id ?? 0} className="check">
              <input
                type="radio"
                name="attachmentId"
                checked={isChosen(file?.id ?? null)}
                onChange={() => choose(file?.id ?? null)}
              />
              {file === null ? (
                t('file.none')
              ) : (
                <span>
                  <bdi>{file.name}</bdi> <small className="soft">{showSize(file.bytes)}</small>
                </span>
              )}
            </label>
          ))}
        </fieldset>
      )}
      <UploadFile onDone={choose} />
    </>
  )
}

export const file: SectionKind = {
  name: 'file',
  icon: Paperclip,
  parts: [],
  slots: () => [],
  useSummary() {
    const { attachmentId } = useValues('attributes')
    const { resume } = useEditor()
    const { data: files } = useFiles()
    if (attachmentId === null) return ''
    return files?.find(({ id }) => id === attachmentId)?.name ?? resume.fileName
  },
  Body,
}
