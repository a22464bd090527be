// What is one's own and was changed in one tab is read again in the others, so that nobody goes on with what is old there.

import { ownName } from '../lib/app'
import { getSession } from '../lib/session'

interface Change {
  readonly userId: string
  /** Below which something was changed, e.g. "/users/resumes". */
  readonly path: string
}

const channel = new BroadcastChannel(ownName('own-changes'))

export function tellOtherTabs(path: string): void {
  const userId = getSession()?.userId
  if (userId !== undefined) channel.postMessage({ userId, path } satisfies Change)
}

/** Calls with the path of what another tab of the same person has changed; returns how to stop. */
export function onOtherTabs(listener: (path: string) => void): () => void {
  const hear = ({ data }: MessageEvent<Change>) => {
    if (data.userId === getSession()?.userId) listener(data.path)
  }
  channel.addEventListener('message', hear)
  return () => channel.removeEventListener('message', hear)
}
