import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOwnChanged, useOwnTold } from '../../../../http/read'
import { draftKey } from '../../../../lib/draft'
import { useSession } from '../../../../lib/session'
import { JOBS } from '../api/begin'
import { type DeskJob, saveJob } from '../api/postings'
import { createPostingCopy } from '../posting-copy'

/** The job that is being written; what the server tells of it meanwhile is taken in. */
export function useCopy(job: DeskJob) {
  const userId = useSession()?.userId ?? ''
  const told = useOwnTold()
  const changed = useOwnChanged()
  const [copy] = useState(() =>
    createPostingCopy({
      job,
      draftKey: draftKey(userId, 'posting', job.id),
      save: saveJob,
      onSaved: (body) => {
        told(`${JOBS}/${job.id}`, body)
        void changed(`${JOBS}?`)
      },
    }),
  )
  useEffect(() => {
    copy.start()
    return () => copy.stop()
  }, [copy])
  useEffect(() => copy.take(job), [copy, job])
  return { copy, snapshot: useSyncExternalStore(copy.subscribe, copy.get) }
}
