import { PortalLink } from '../../../ui/portal-link'
import { BubbleText } from '../components/bubble-text'
import { useSay } from '../components/say'
import type { CardProps } from '../kinds/kind'
import { toJobId } from '../rules/job-id'
import { CardHead } from './card-head'

interface AboutJob {
  readonly jobId: string
  readonly jobTitle: string
  readonly text: string
}

/** What it is, which job it is about, and the way there. */
export default function AboutJobCard({ body: { jobId, jobTitle, text }, name }: CardProps<AboutJob>) {
  const t = useSay()
  const id = toJobId(jobId)
  return (
    <div className="card-said">
      <CardHead name={name} />
      {jobTitle !== '' && <bdi className="card-title">{jobTitle}</bdi>}
      {text !== '' && <BubbleText text={text} mentionsAt={undefined} />}
      {id !== '' && (
        <span className="card-act">
          <PortalLink to={`/job/${id}`} isBeside>
            {t('card.job')}
          </PortalLink>
        </span>
      )}
    </div>
  )
}
