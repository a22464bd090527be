import type { CallMedia, CallQuality, ImId, LocalTracks, RemoteMedia } from '@sarika/im-engine'
import { useView } from '@sarika/im-engine/react'

const NO_TRACKS: LocalTracks = {
  microphone: null,
  camera: null,
  screen: null,
  isMuted: false,
  refused: { microphone: null, camera: null },
}
const NOBODY: ReadonlyMap<ImId, RemoteMedia> = new Map()

/** The same before there is any media: nothing of it changes. */
const still = <T>(value: T) => ({ getSnapshot: () => value, subscribe: () => () => {} })
const NO_LOCAL = still(NO_TRACKS)
const NO_REMOTES = still(NOBODY)
const NO_QUALITY = still<CallQuality>('good')

/** What is sent and what comes, of a call whose media may not be there yet. */
export function useParts(media: CallMedia | null) {
  const local = useView(media?.local ?? NO_LOCAL)
  const remotes = useView(media?.remotes ?? NO_REMOTES)
  const quality = useView(media?.quality ?? NO_QUALITY)
  return { local, remotes, quality }
}
