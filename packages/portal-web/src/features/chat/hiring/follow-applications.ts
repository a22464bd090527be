import type { ImEngine } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ALL_APPLICATIONS, APPLICATIONS, BETWEEN } from '../../../http/application'
import { readAnew } from '../../../http/read'
import { openChat } from '../chat-engine'

/** Told the ids of those that either side has changed; returns the end of it. */
function onApplications(
  { applications }: Pick<ImEngine, 'applications'>,
  tell: (ids: readonly string[]) => void,
): () => void {
  let before = applications.getSnapshot()
  return applications.subscribe(() => {
    const now = applications.getSnapshot()
    const ids = [...now].flatMap(([id, rev]) => (before.get(id) === rev ? [] : [id]))
    before = now
    if (ids.length > 0) tell(ids)
  })
}

/** Reads applications anew when either side has changed them: one listener for all cards, lists and details of the page. */
export function useFollowedApplications(): void {
  const engine = useImEngine()
  const queries = useQueryClient()
  useEffect(
    () =>
      onApplications(engine, (ids) => {
        for (const id of ids) void readAnew(queries, `${ALL_APPLICATIONS}/${id}`)
        for (const path of [APPLICATIONS, BETWEEN]) void readAnew(queries, path)
      }),
    [engine, queries],
  )
}

/** The same for what shows applications outside of the chat: what is below these paths; `paths` stays the same array. */
export function useFollowedPaths(imId: string, paths: readonly string[]): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      onApplications(openChat(imId), () => {
        for (const path of paths) void readAnew(queries, path)
      }),
    [imId, paths, queries],
  )
}
