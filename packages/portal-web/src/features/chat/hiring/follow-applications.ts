import { useImEngine } from '@sarika/im-engine/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ALL_APPLICATIONS, APPLICATIONS, BETWEEN } from '../../../http/application'
import { readAnew } from '../../../http/read'

/** Reads applications anew when either side has changed them: one listener for all cards, lists and details of the page. */
export function useFollowedApplications(): void {
  const { applications } = useImEngine()
  const queries = useQueryClient()
  useEffect(() => {
    let before = applications.getSnapshot()
    return applications.subscribe(() => {
      const now = applications.getSnapshot()
      const ids = [...now].flatMap(([id, rev]) => (before.get(id) === rev ? [] : [id]))
      before = now
      if (ids.length === 0) return
      for (const id of ids) void readAnew(queries, `${ALL_APPLICATIONS}/${id}`)
      for (const path of [APPLICATIONS, BETWEEN]) void readAnew(queries, path)
    })
  }, [applications, queries])
}
