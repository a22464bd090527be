import { logoPicture } from '../../../contract/page'
import { OpenGraph } from '../../../ui/open-graph'
import type { Job } from '../rules/job'
import { toPosting } from '../rules/posting'

interface Props {
  job: Job
  title: string
  place: string
}

/**
 * What search engines and other sites read of an open job; it goes when the job closes. The posting is data, which the
 * content security policy lets pass because no browser runs it.
 */
export function JobHead({ job, title, place }: Props) {
  const name = [title, job.company?.name].filter(Boolean).join(' - ')
  const posting = toPosting(job, title, place)
  return (
    <>
      <OpenGraph
        type="website"
        name={name}
        description={job.description}
        picture={logoPicture(job.company)}
      />
      {posting !== null && <script type="application/ld+json">{posting}</script>}
    </>
  )
}
