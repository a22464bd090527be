import { useEffect } from 'react'
import { useRead } from '../../../http/read'
import { textAt } from '../../../lib/fields'
import { toJobView } from '../../../lib/job'
import { createSetting } from '../../../lib/setting'
import { toKept } from '../rules/kept-job'

/** The last one, as text; "" where it is gone. Source: portal specification 3, "featureJob (persisted locally)". */
const kept = createSetting('sarika.featured', (text): text is string => text !== null)

/** As the server told it; undefined: another one is kept, or none that can be read. */
function readKept(id: string): unknown {
  try {
    const job: unknown = JSON.parse(kept.read() ?? '')
    return textAt(job, 'id') === id ? job : undefined
  } catch {
    return undefined
  }
}

const toChosen = (body: unknown) => (body === null ? null : toJobView(body))

/** The featured job that somebody came for: as it was seen last at once, while it is asked for anew. null: there is none. */
export function useChosenJob(id: string) {
  const told = useRead(`/jobs/${encodeURIComponent(id)}`, toChosen, { placeholderData: () => readKept(id) })
  const job = told.isPlaceholderData ? undefined : told.data
  useEffect(() => {
    if (job !== undefined) kept.keep(job === null ? '' : JSON.stringify(toKept(job)))
  }, [job])
  return told
}
