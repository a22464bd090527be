// Everybody's device connected to everybody's: one peer for each other device in the call.
//
//   members, and who says hello > peers > remotes, quality
//   own tracks > every peer
//
// A hello is said to each member until they are met: it may come before they listen. Absent: who may be in the call.

import type { CallSignal, IceServers } from '../../model/call.js'
import type { ImId } from '../../model/ids.js'
import type { Clock } from '../../ports/clock.js'
import type { Logger } from '../../ports/logger.js'
import type { MediaPort } from '../../ports/media.js'
import { Store } from '../../views/view.js'
import { type LocalMedia, sentOf } from '../local-media.js'
import type { CallJoin, CallQuality, RemoteMedia } from '../provider.js'
import { Peer, type SentTracks } from './peer.js'
import { overallOf, qualityOf, type Sample, sampleOf } from './quality.js'
import { decodeBody, encodeBody, type Says, type SignalBody } from './signal-body.js'

/** Between two hellos to somebody who was not met, ms. */
const HELLO_MS = 3_000
/** Between two looks at what came, ms. */
const LOOK_MS = 2_000
/** So many looks, and everybody is told again what is sent: nobody knows whether they heard it. */
const TELL_AFTER = 5
/** Until somebody who is in the call counts as not reached, ms. */
const PATIENCE_MS = 10_000
/** Addresses of servers are asked for anew after this; they are good for 600 s. */
const SERVERS_MS = 300_000
/** So many people may show themselves: each sends their picture to all others. Source: S-CALL-65. */
export const PICTURES_MAX = 4

export interface MeshTools {
  readonly media: MediaPort
  readonly clock: Clock
  readonly logger: Logger
  /** Of this join, e.g. 16 hex digits. */
  readonly session: string
}

interface Other {
  readonly imId: ImId
  readonly device: string
  readonly session: string
  readonly peer: Peer
  shows: SignalBody['shows']
  sample: Sample | null
  quality: CallQuality
  /** It was connected once. */
  isMet: boolean
}

export class Mesh {
  readonly remotes = new Store<ReadonlyMap<ImId, RemoteMedia>>(new Map())
  readonly quality = new Store<CallQuality>('good')
  readonly #others = new Map<string, Other>()
  readonly #stops: (() => void)[] = []
  #timers: Record<'hello' | 'look', unknown> = { hello: undefined, look: undefined }
  #servers: { readonly at: number; readonly value: Promise<IceServers | null> } | null = null
  readonly #began: number
  #members: readonly ImId[]
  #looks = 0
  #isOver = false

  constructor(
    private readonly join: CallJoin,
    private readonly local: LocalMedia,
    private readonly tools: MeshTools,
  ) {
    this.#began = tools.clock.now()
    this.#members = join.members.getSnapshot()
    this.#stops.push(
      join.signals.listen((signal) => this.#hear(signal)),
      join.members.subscribe(() => this.#follow()),
      local.tracks.subscribe(() => this.#resend()),
    )
    this.#greet()
    this.#look()
  }

  restart(): void {
    this.#servers = null
    for (const { peer } of this.#others.values()) peer.restart()
  }

  close(): void {
    for (const other of this.#others.values()) {
      void this.#say(other, { type: 'bye' })
      other.peer.close()
    }
    this.#isOver = true
    this.#others.clear()
    for (const stop of this.#stops) stop()
    for (const timer of Object.values(this.#timers)) this.tools.clock.clearTimeout(timer)
    this.remotes.set(new Map())
    this.quality.set('good')
  }

  /** Members who are nowhere near: those who were met come back by themselves. */
  #greet(): void {
    const met = new Set([...this.#others.values()].filter(({ isMet }) => isMet).map(({ imId }) => imId))
    for (const imId of this.#members)
      if (imId !== this.join.me && !met.has(imId))
        void this.#send(imId, undefined, '', { type: 'hello', isAnswer: false })
    this.tools.clock.clearTimeout(this.#timers.hello)
    this.#timers.hello = this.tools.clock.setTimeout(() => this.#greet(), HELLO_MS)
  }

  #follow(): void {
    const before = this.#members
    this.#members = this.join.members.getSnapshot()
    // Only who was a member and is none: somebody's hello may come before the news that they are in.
    const gone = before.filter((imId) => !this.#members.includes(imId))
    for (const [key, { imId }] of [...this.#others]) if (gone.includes(imId)) this.#drop(key)
    this.#resend()
    this.#greet()
  }

  #hear({ from, fromDevice, body: text }: CallSignal): void {
    const body = decodeBody(text)
    if (body === null) this.tools.logger.warn('a signal of a call cannot be read', { from })
    else if (body.to === '' || body.to === this.tools.session) this.#take(from, fromDevice, body)
  }

  #take(from: ImId, fromDevice: string, { session, shows, says }: SignalBody): void {
    const key = `${from} ${fromDevice}`
    const isKnown = this.#others.get(key)?.session === session
    // Only a hello makes a peer, also in the place of one from before a reload: what else comes of an unknown session is late.
    if (!isKnown && says.type !== 'hello') return
    // A person is in a call with one device: another one, or a page that was loaded again, takes the place of the first.
    if (!isKnown) for (const [one, { imId }] of [...this.#others]) if (imId === from) this.#drop(one)
    if (says.type === 'bye') {
      this.#drop(key)
      return
    }
    const other = this.#others.get(key) ?? this.#meet(from, fromDevice, session)
    if (says.type === 'hello' && !says.isAnswer) void this.#say(other, { type: 'hello', isAnswer: true })
    other.peer.hear(says)
    other.shows = shows
    this.#publish()
  }

  #meet(imId: ImId, device: string, session: string): Other {
    const { media, clock, logger } = this.tools
    const { me, device: mine } = this.join
    const peer = new Peer({
      // Both sides see the same: one of two texts is smaller.
      isPolite: `${me} ${mine}` < `${imId} ${device}`,
      clock,
      logger,
      configure: () => this.#configure(),
      connect: (configuration) => media.connect(configuration),
      send: (says) => this.#say(other, says),
      sent: () => this.#sent(),
      onChange: () => this.#changed(other),
    })
    const shows = { audio: false, video: false }
    const other: Other = { imId, device, session, peer, shows, sample: null, quality: 'good', isMet: false }
    this.#others.set(`${imId} ${device}`, other)
    return other
  }

  #drop(key: string): void {
    this.#others.get(key)?.peer.close()
    this.#others.delete(key)
    this.#publish()
  }

  #changed(other: Other): void {
    if (other.peer.isConnected) other.isMet = true
    other.quality = other.isMet && !other.peer.isConnected ? 'lost' : 'good'
    this.#publish()
  }

  /** The picture stays here while there are too many people. */
  #sent(): SentTracks {
    const { audio, video } = sentOf(this.local.tracks.getSnapshot())
    return { audio, video: this.#members.length > PICTURES_MAX ? null : video }
  }

  #shows(): SignalBody['shows'] {
    const { audio, video } = this.#sent()
    return { audio: audio !== null && !this.local.tracks.getSnapshot().isMuted, video: video !== null }
  }

  /** What is sent changed: its places are filled anew, and the others are told. */
  #resend(): void {
    for (const { peer } of this.#others.values()) peer.refresh()
    this.#tell()
  }

  #tell(): void {
    for (const other of this.#others.values()) void this.#say(other, { type: 'shows' })
  }

  #say({ imId, device, session }: Other, says: Says): Promise<boolean> {
    return this.#send(imId, device, session, says)
  }

  async #send(imId: ImId, device: string | undefined, to: string, says: Says): Promise<boolean> {
    if (this.#isOver) return true
    const body = encodeBody({ session: this.tools.session, to, shows: this.#shows(), says })
    return this.join.signals.send(imId, body, device).catch(() => false)
  }

  async #configure(): Promise<RTCConfiguration | null> {
    const { clock, logger } = this.tools
    if (this.#servers === null || clock.now() - this.#servers.at > SERVERS_MS)
      this.#servers = {
        at: clock.now(),
        value: this.join.ice().then((result) => (result.ok ? result.value : null)),
      }
    const asked = this.#servers
    const servers = await asked.value
    if (servers === null) {
      logger.warn('a call was not told its relays')
      if (this.#servers === asked) this.#servers = null
      return null
    }
    const { urls, username, credential, isRelayOnly } = servers
    return {
      iceServers: urls.length === 0 ? [] : [{ urls: [...urls], username, credential }],
      iceTransportPolicy: isRelayOnly ? 'relay' : 'all',
    }
  }

  #look(): void {
    for (const other of this.#others.values()) if (other.peer.isConnected) void this.#measure(other)
    this.#publish()
    if (++this.#looks % TELL_AFTER === 0) this.#tell()
    this.#timers.look = this.tools.clock.setTimeout(() => this.#look(), LOOK_MS)
  }

  async #measure(other: Other): Promise<void> {
    const report = await other.peer.statistics()
    if (report === null || !other.peer.isConnected) return
    const now = sampleOf(report as never)
    const { sample, shows } = other
    other.sample = now
    if (sample === null) return
    other.quality = qualityOf(sample, now, shows.audio || shows.video)
    this.#publish()
  }

  /** Others are in the call, and none of them was ever reached. */
  #isAlone(metCount: number): boolean {
    const isDue = this.tools.clock.now() - this.#began > PATIENCE_MS
    return metCount === 0 && isDue && this.#members.some((imId) => imId !== this.join.me)
  }

  #publish(): void {
    if (this.#isOver) return
    const before = this.remotes.getSnapshot()
    const now = new Map<ImId, RemoteMedia>()
    for (const { imId, peer, shows, quality, isMet } of this.#others.values()) {
      if (!isMet) continue
      const media = { stream: peer.stream, hasAudio: shows.audio, hasVideo: shows.video, quality }
      now.set(imId, sameAs(before.get(imId), media))
    }
    this.quality.set(
      this.#isAlone(now.size) ? 'lost' : overallOf([...now.values()].map(({ quality }) => quality)),
    )
    if (now.size !== before.size || [...now].some(([imId, media]) => before.get(imId) !== media))
      this.remotes.set(now)
  }
}

/** The one before where nothing changed, so that a renderer may compare by reference. */
function sameAs(before: RemoteMedia | undefined, now: RemoteMedia): RemoteMedia {
  const isSame =
    before?.stream === now.stream &&
    before.hasAudio === now.hasAudio &&
    before.hasVideo === now.hasVideo &&
    before.quality === now.quality
  return isSame ? before : now
}
