// Sound and picture of calls in a world are one question: does the other have the call, too?

import type {
  CallMedia,
  CallProvider,
  CallQuality,
  ImId,
  LocalTracks,
  RemoteMedia,
  View,
} from '@sarika/im-engine'
import type { ModelCalls } from './model-calls'

/** A tab that is in a call. */
interface Caller {
  readonly profile: { readonly account: string }
  readonly isActing: boolean
}

/** Where they call each other. */
interface Talking {
  readonly server: { readonly calls: ModelCalls }
  readonly strangers: readonly string[]
}

/** A value that is told. */
class Told<T> {
  readonly #listeners = new Set<() => void>()
  constructor(private value: T) {}
  getSnapshot = (): T => this.value
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  set(value: T): void {
    if (value === this.value) return
    this.value = value
    for (const listener of [...this.#listeners]) listener()
  }
}

const asView = <T>(told: Told<T>) => told as unknown as View<T>
const NO_TRACKS: LocalTracks = {
  microphone: null,
  camera: null,
  screen: null,
  isMuted: false,
  refused: { microphone: null, camera: null },
}

/** The media of all tabs: each reaches the other while that one has the call in a tab that lives, or is somebody elsewhere. */
export class WorldMedia {
  readonly #joined = new Set<{
    readonly tab: Caller
    readonly channel: string
    readonly quality: Told<CallQuality>
  }>()

  provider(tab: () => Caller): CallProvider {
    return { join: async ({ channel }) => this.#join(tab(), channel) }
  }

  /** Who reaches whom now. */
  look({ server, strangers }: Talking): void {
    for (const one of this.#joined) {
      const call = server.calls.get(one.channel)
      const { account } = one.tab.profile
      const other = call?.caller === account ? call.callee : call?.caller
      const isThere =
        other !== undefined &&
        (strangers.includes(other) ||
          [...this.#joined].some(
            ({ tab, channel }) => channel === one.channel && tab.profile.account === other && tab.isActing,
          ))
      if (one.tab.isActing) one.quality.set(isThere ? 'good' : 'lost')
    }
  }

  #join(tab: Caller, channel: string): CallMedia {
    const joined = { tab, channel, quality: new Told<CallQuality>('good') }
    this.#joined.add(joined)
    const done = async () => ({ ok: true }) as const
    return {
      local: asView(new Told(NO_TRACKS)),
      remotes: asView(new Told<ReadonlyMap<ImId, RemoteMedia>>(new Map())),
      quality: asView(joined.quality),
      setMicrophone: done,
      setCamera: done,
      switchDevice: done,
      shareScreen: done,
      restart: () => {},
      leave: () => this.#joined.delete(joined),
    }
  }
}
