import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Ads } from '../features/ads'
import {
  ApplyButton,
  BatchBar,
  ChooseSeveral,
  JobMenu,
  SaveButton,
  useListSlots,
} from '../features/applications'
import { type Job, JobSearch } from '../features/jobs'
import { useLater } from '../lib/use-later'
import { ChatIcon } from '../ui/icons'
import { Title } from '../ui/title'
import { WithChat } from '../ui/with-chat'

const actionsOf = (job: Job) => <ReaderActions job={job} />
const mapOf = (job: Job) => <LaterMap job={job} />

/** Comes with the first job that is read beside the list. */
function LaterMap({ job }: { job: Job }) {
  const { data: JobMap } = useLater('job-map', true, async () => (await import('./job-map')).JobMap)
  return JobMap === undefined ? null : <JobMap job={job} />
}

/** What to do about the job that is read. */
function ReaderActions({ job }: { job: Job }) {
  const { t } = useTranslation('jobs')
  const isAnswered = job.isOpen && job.company?.canChat === true
  return (
    <>
      {isAnswered && <ApplyButton kind="primary" job={job} />}
      {isAnswered && (
        <WithChat>
          <Link className="button button-small" to={`/chat/index?job=${job.id}`}>
            <ChatIcon />
            {t('job.chat')}
          </Link>
        </WithChat>
      )}
      <SaveButton kind="job" id={job.id} />
      <JobMenu job={job} />
    </>
  )
}

export default function JobsScreen() {
  const { t } = useTranslation('pages')
  return (
    <>
      <Title>{t('jobs.title')}</Title>
      <JobSearch
        title={t('jobs.title')}
        slotsOf={useListSlots()}
        action={<ChooseSeveral />}
        actionsOf={actionsOf}
        mapOf={mapOf}
      />
      <Ads slot="seekerJob" />
      <BatchBar />
    </>
  )
}
