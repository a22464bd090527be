import { listAt } from '../lib/fields'
import {
  ALL_APPLICATIONS,
  APPLICATIONS,
  applicationPath,
  BETWEEN,
  betweenPath,
  statePath,
  toApplication,
} from './application'
import type { Answer } from './call'
import { INBOX } from './inbox-count'
import { useOwnChanged, useOwnTold, useRead } from './read'

/** It is read anew when a notice says that it changed, and by nobody else: many cards show the same one. */
const UNTIL_TOLD = { staleTime: Number.POSITIVE_INFINITY }

/** How far an application is; null: there is none for this person. `id` 0 asks for none. */
export const useApplicationState = (id: number) =>
  useRead(statePath(id), toApplication, { ...UNTIL_TOLD, enabled: id > 0 })

/** Between the person and somebody else, the last first; `imId` "" asks for none. */
export const useApplicationsWith = (imId: string) =>
  useRead(betweenPath(imId), (body) => listAt(body, 'result').flatMap((one) => toApplication(one) ?? []), {
    ...UNTIL_TOLD,
    enabled: imId !== '',
  })

/**
 * To be called with the answer to a deed about an application: what it tells is shown at once, and everything that shows the
 * application is read anew. What is refused may have been changed by the other side, so it is read anew, too.
 */
export function useApplicationAnswered(): (id: number, answer: Answer) => Promise<void> {
  const told = useOwnTold()
  const changed = useOwnChanged()
  return async (id, answer) => {
    if (answer.kind === 'network') return
    if (answer.kind === 'ok') for (const path of [statePath(id), applicationPath(id)]) told(path, answer.body)
    await Promise.all([ALL_APPLICATIONS, APPLICATIONS, BETWEEN, INBOX].map((path) => changed(path)))
  }
}
