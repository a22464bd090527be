// A call without a server, for tests in a browser: devices of several people in one page, whose signals go through memory.

import type { IceServers } from '../model/call.js'
import { type ImId, toImId } from '../model/ids.js'
import { Store } from '../views/view.js'
import type { CallJoin, CallMedia, CallProvider } from './provider.js'
import { webRtcCalls } from './webrtc/webrtc-calls.js'

/** What Chromium's own camera gives here. */
const SMALL = { width: 320, height: 240, frameRate: 10 }

export const smallCalls = (options: Parameters<typeof webRtcCalls>[0] = {}): CallProvider =>
  webRtcCalls({ picture: SMALL, ...options })

const NO_RELAY: IceServers = { urls: [], username: '', credential: '', isRelayOnly: false, expiresAt: 0 }

type Told = Parameters<Parameters<CallJoin['signals']['listen']>[0]>[0]

export class TestRoom {
  readonly members = new Store<readonly ImId[]>([])
  /** Every signal that was sent, in order. */
  readonly said: { readonly from: string; readonly body: string }[] = []
  /** Signals are lost, as those to somebody without a connection are. */
  isDeaf = false
  /** Senders are told that nothing was sent. */
  isCut = false
  /** Signals wait until they are let go. */
  #held: (() => void)[] | null = null
  readonly #listeners = new Map<string, (signal: Told) => void>()
  readonly #joined: CallMedia[] = []

  constructor(private readonly ice: IceServers = NO_RELAY) {}

  /** Puts somebody into the call and joins with a device of theirs. */
  async join(
    name: string,
    given: Partial<CallJoin> & { readonly provider?: CallProvider } = {},
  ): Promise<CallMedia> {
    const me = toImId(name)
    const { provider = smallCalls(), ...rest } = given
    const device = rest.device ?? `device-of-${name}`
    if (!this.members.getSnapshot().includes(me)) this.members.set([...this.members.getSnapshot(), me])
    const media = await provider.join({
      channel: '0'.repeat(32),
      me,
      device,
      media: { audio: true, video: true },
      isCaller: this.#joined.length === 0,
      ice: async () => ({ ok: true, value: this.ice }),
      token: async () => ({ ok: true, value: 'token' }),
      signals: this.#signalsOf(me, device),
      members: this.members,
      ...rest,
    })
    this.#joined.push(media)
    return media
  }

  /** Somebody goes, as the server tells it. */
  part(name: string): void {
    this.members.set(this.members.getSnapshot().filter((imId) => imId !== name))
  }

  close(): void {
    for (const media of this.#joined) media.leave()
    this.#joined.length = 0
  }

  /** Keeps signals on their way. */
  hold(): void {
    this.#held = []
  }

  release(): void {
    const held = this.#held ?? []
    this.#held = null
    for (const bring of held) queueMicrotask(bring)
  }

  #bring(bring: () => void): void {
    if (this.#held === null) queueMicrotask(bring)
    else this.#held.push(bring)
  }

  #signalsOf(me: ImId, device: string): CallJoin['signals'] {
    return {
      send: async (to, body, toDevice) => {
        if (this.isCut) return false
        this.said.push({ from: me, body })
        if (this.isDeaf) return true
        for (const [key, listener] of this.#listeners)
          if (toDevice === undefined ? key.startsWith(`${to} `) : key === `${to} ${toDevice}`)
            this.#bring(() => listener({ channel: '', from: me, fromDevice: device, body }))
        return true
      },
      listen: (listener) => {
        this.#listeners.set(`${me} ${device}`, listener)
        return () => this.#listeners.delete(`${me} ${device}`)
      },
    }
  }
}

/** Colours of a picture that plays: black has none. Waits for the first frame. */
export async function coloursOf(stream: MediaStream): Promise<number> {
  const video = document.createElement('video')
  video.muted = true
  video.srcObject = stream
  await video.play()
  await new Promise((shown) => video.requestVideoFrameCallback(shown))
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
  const context = canvas.getContext('2d')
  context?.drawImage(video, 0, 0)
  video.srcObject = null
  const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
  const colours = new Set<number>()
  for (let at = 0; at + 2 < data.length; at += 4)
    colours.add(((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4))
  return colours.size
}
