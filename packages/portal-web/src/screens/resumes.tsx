import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ResumeEditor, ResumeList, useResumes } from '../features/resumes'
import { NotFetched } from '../ui/not-fetched'
import { LoadingScreen } from './loading'
import { NotFoundScreen } from './not-found'

function OneResume({ id }: { id: number }) {
  const { t } = useTranslation('pages')
  const { data: resumes, isError, cause, refetch } = useResumes()
  if (resumes === undefined)
    return isError ? (
      <NotFetched title={t('resume.title')} cause={cause} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen />
    )
  const resume = resumes.find((one) => one.id === id)
  return resume === undefined ? <NotFoundScreen /> : <ResumeEditor key={id} resume={resume} />
}

/** `?id=1`: that one; else all. */
export default function ResumesScreen() {
  const id = useSearchParams()[0].get('id')
  return id === null ? <ResumeList /> : <OneResume id={Number(id)} />
}
