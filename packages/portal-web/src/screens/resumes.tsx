import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { UnfinishedApplication } from '../features/applications'
import { ResumeEditor, ResumeList, useIntentions, useResume } from '../features/resumes'
import { NotFetched } from '../ui/not-fetched'
import { LoadingScreen } from './loading'
import { NotFoundScreen } from './not-found'

function OneResume({ id }: { id: number }) {
  const { t } = useTranslation('pages')
  const resume = useResume(id)
  const intentions = useIntentions()
  if (resume.data === null) return <NotFoundScreen />
  if (resume.data !== undefined && intentions.data !== undefined)
    return <ResumeEditor resume={resume.data} intentions={intentions.data} />
  const failed = [resume, intentions].find(({ isError }) => isError)
  return failed === undefined ? (
    <LoadingScreen />
  ) : (
    <NotFetched title={t('resume.title')} cause={failed.cause} onRetry={() => void failed.refetch()} />
  )
}

/** `?id=1`: that one; else all. */
export default function ResumesScreen() {
  const id = useSearchParams()[0].get('id')
  return (
    <>
      <UnfinishedApplication />
      {id === null ? <ResumeList /> : <OneResume key={id} id={Number(id)} />}
    </>
  )
}
