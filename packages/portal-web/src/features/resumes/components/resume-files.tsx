import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FILES, type ResumeFile, useFiles } from '../../../http/papers'
import { useDelete } from '../../../http/use-delete'
import { showDay } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { DeleteButton } from '../../../ui/delete-dialog'
import { Rows } from '../../../ui/rows'
import { deleteFile } from '../api/files'
import { showSize, splitName } from '../rules/file'
import { UploadFile } from './upload-file'

function FileRow({ file }: { file: ResumeFile }) {
  const { t } = useTranslation(['papers', 'resume'])
  const today = useDay()
  const remove = useDelete(FILES)
  const { stem, ending } = splitName(file.name)
  return (
    <li className="own-row">
      <div className="own-row-text">
        <h3>
          <bdi>{stem}</bdi>
          <span>{ending}</span>
        </h3>
        <p className="own-row-facts">
          <span>{showSize(file.bytes)}</span>
          <span>{t('file.added', { day: showDay(file.createdAt, today) })}</span>
        </p>
      </div>
      <div className="own-row-actions">
        {ending.toLowerCase() === '.pdf' && (
          <Link className="button button-small" to={`/resume/fill?file=${file.id}`}>
            {t('resume:filling.openFile')}
          </Link>
        )}
        <DeleteButton what={file.name} onDelete={() => remove(deleteFile(file.id))} />
      </div>
    </li>
  )
}

/** Resumes that are files: they can be sent with an application as they are. */
export function ResumeFiles() {
  const { t } = useTranslation('papers')
  const { data, isPending, isError, cause, refetch } = useFiles()
  return (
    <section className="own-card" aria-labelledby="resume-files">
      <div>
        <h2 id="resume-files">{t('file.title')}</h2>
        <p className="soft">{t('file.lead')}</p>
      </div>
      <UploadFile />
      {data?.length !== 0 && (
        <Rows
          isLoading={isPending}
          isFailed={isError}
          isOld={false}
          count={1}
          cause={cause}
          onRetry={() => void refetch()}
        >
          {data?.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </Rows>
      )}
    </section>
  )
}
