import { placeName, useConstants } from '../../../http/constants'
import type { Language } from '../../../i18n/languages'
import { shownIn } from '../../../lib/by-language'
import { useDay } from '../../../lib/use-day'
import type { LinkType } from '../../../ui/plain-link'
import { toJob } from '../rules/job'
import { JobHeader } from './job-header'
import { JobReading } from './job-reading'
import { JobRow } from './job-row'
import '../../../styles/rows.css'

interface Props {
  /** As the server tells of a job. */
  body: unknown
  look: 'card' | 'page'
  reader: Language
}

/** Nothing is behind it yet. */
const NoLink: LinkType = ({ children, className }) => <span className={className}>{children}</span>

/** A job that is being written, as its readers will see it: as a card of a list, or whole. */
export function JobPreview({ body, look, reader }: Props) {
  const constants = useConstants()
  const now = useDay()
  const job = toJob(body)
  const place = job.locations.map((id) => placeName(constants.locations, id)).join('; ') || job.place
  if (look === 'card')
    return (
      <ul className="rows">
        <JobRow job={job} level={3} onPress={(event) => event.preventDefault()} />
      </ul>
    )
  const shown = shownIn(job.texts, reader, job.language) ?? reader
  return (
    <article className="job-main">
      <JobHeader
        job={job}
        title={job.title}
        place={place}
        constants={constants}
        now={now}
        Link={NoLink}
        level={2}
      />
      <JobReading
        job={job}
        readIn={{ languages: [], shown }}
        constants={constants}
        place={place}
        map={null}
        level={3}
      />
    </article>
  )
}
