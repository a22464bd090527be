// One way to one other device: perfect negotiation over signals.
//
//   the eager side makes both places, sound and picture, and offers; the polite side fills them as it answers
//   what is sent changes in its place (replaceTrack): a mute, a camera or a screen negotiates nothing
//   way gone > restart: new offer with new ICE, again and again until it is back; both at once > the polite one takes its own back
//
// Everything happens in turn, so no step sees half of another. Absent: who is in the call, what the devices give.

import type { Clock } from '../../ports/clock.js'
import type { Logger } from '../../ports/logger.js'
import type { Says } from './signal-body.js'

/** How long a way that was lost may come back by itself, ms. */
const BREATH_MS = 2_000
/** Until the first try counts as lost, and between two restarts, ms; the last one is for all later. */
const TRIES_MS = [6_000, 4_000, 6_000, 10_000]
/** The polite one waits longer, so that both seldom restart at once, ms. */
const POLITE_MS = 1_000
/** Candidates that are found within it go in one signal, ms. */
const GATHER_MS = 100
/** Until a signal that was not sent is tried again, ms: twice as long each time, to the second of them. */
const SEND_AGAIN_MS = 1_000
const SEND_AGAIN_MAX_MS = 8_000

export interface SentTracks {
  readonly audio: MediaStreamTrack | null
  readonly video: MediaStreamTrack | null
}

export interface PeerOptions {
  readonly isPolite: boolean
  readonly clock: Clock
  readonly logger: Logger
  /** How to find each other, asked at the begin and before each restart; null = not known now, ask again. */
  readonly configure: () => Promise<RTCConfiguration | null>
  readonly connect: (configuration: RTCConfiguration) => RTCPeerConnection
  /** False: it was not sent. */
  readonly send: (says: Says) => Promise<boolean>
  readonly sent: () => SentTracks
  /** The state of the way, or what comes over it, changed. */
  readonly onChange: () => void
}

export class Peer {
  /** What comes of the other side, the same stream for as long as this way lives. */
  readonly stream = new MediaStream()
  #connection: RTCPeerConnection | null = null
  #isClosed = false
  #turn: Promise<void> = Promise.resolve()
  #offers = 0
  #isOfferIgnored = false
  #tries = 0
  #restartTimer: unknown
  #gatherTimer: unknown
  #sendTimer: unknown
  #found: RTCIceCandidateInit[] = []
  #unsent: Says[] = []
  #isSending = false

  constructor(private readonly options: PeerOptions) {
    this.#inTurn(() => this.#open())
    this.#restartLater()
  }

  get isConnected(): boolean {
    return this.#connection?.connectionState === 'connected'
  }

  hear(says: Says): void {
    if (says.type === 'offer') this.#inTurn(() => this.#takeOffer(says))
    if (says.type === 'answer') this.#inTurn(() => this.#takeAnswer(says))
    if (says.type === 'candidates') this.#inTurn(() => this.#takeCandidates(says))
  }

  /** What this device sends changed. */
  refresh(): void {
    this.#inTurn(() => this.#fill())
  }

  /** Looks for a way anew, with addresses asked for anew; repeated until there is one. */
  restart(): void {
    this.#inTurn(async () => {
      const connection = this.#connection
      const configuration = await this.options.configure()
      if (connection === null || configuration === null || this.#isClosed) return
      connection.setConfiguration(configuration)
      connection.restartIce()
      // A stable one offers by itself. An offer that nobody answered is replaced: it may be lost.
      if (connection.signalingState === 'have-local-offer') await this.#offer()
    })
    this.#restartLater()
  }

  async statistics(): Promise<RTCStatsReport | null> {
    return (await this.#connection?.getStats()) ?? null
  }

  close(): void {
    this.#isClosed = true
    const { clock } = this.options
    for (const timer of [this.#restartTimer, this.#gatherTimer, this.#sendTimer]) clock.clearTimeout(timer)
    this.#unsent = []
    for (const track of this.stream.getTracks()) {
      this.stream.removeTrack(track)
      track.stop()
    }
    const connection = this.#connection
    if (connection === null) return
    connection.onnegotiationneeded = null
    connection.onicecandidate = null
    connection.onconnectionstatechange = null
    connection.ontrack = null
    connection.close()
    this.#connection = null
  }

  async #open(): Promise<void> {
    const configuration = await this.options.configure()
    if (this.#isClosed) return
    // Never without: whoever may only be met by a relay would be told this machine's address.
    if (configuration === null) return this.#wait(SEND_AGAIN_MS).then(() => this.#open())
    const connection = this.options.connect(configuration)
    this.#connection = connection
    connection.onnegotiationneeded = () => this.#inTurn(() => this.#offer())
    connection.onicecandidate = ({ candidate }) => this.#gather(candidate)
    connection.onconnectionstatechange = () => this.#watch(connection)
    connection.ontrack = ({ track }) => {
      this.stream.addTrack(track)
      this.options.onChange()
    }
    if (this.options.isPolite) return
    for (const kind of ['audio', 'video']) connection.addTransceiver(kind, { direction: 'sendrecv' })
    await this.#fill()
  }

  /** Makes and says an offer; in the place of one that nobody answered, too. */
  async #offer(): Promise<void> {
    const connection = this.#connection
    if (connection === null || connection.signalingState === 'have-remote-offer') return
    await connection.setLocalDescription()
    const { type, sdp } = connection.localDescription ?? {}
    if (type === 'offer' && sdp !== undefined) this.#say({ type, sdp, of: ++this.#offers })
  }

  async #takeOffer({ sdp, of }: Extract<Says, { type: 'offer' }>): Promise<void> {
    const connection = this.#connection
    if (connection === null) return
    this.#isOfferIgnored = connection.signalingState !== 'stable' && !this.options.isPolite
    if (this.#isOfferIgnored) return
    await connection.setRemoteDescription({ type: 'offer', sdp })
    for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv'
    await this.#fill()
    await connection.setLocalDescription()
    this.#say({ type: 'answer', sdp: connection.localDescription?.sdp ?? '', of })
    if (!this.isConnected) this.#restartLater()
  }

  async #takeAnswer({ sdp, of }: Extract<Says, { type: 'answer' }>): Promise<void> {
    const connection = this.#connection
    if (connection?.signalingState !== 'have-local-offer' || of !== this.#offers) return
    await connection.setRemoteDescription({ type: 'answer', sdp })
    this.#isOfferIgnored = false
  }

  async #takeCandidates({ candidates }: Extract<Says, { type: 'candidates' }>): Promise<void> {
    for (const { candidate, sdpMid = null, sdpMLineIndex = null, usernameFragment = null } of candidates)
      try {
        await this.#connection?.addIceCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment })
      } catch (error) {
        // Those of an offer that was not taken belong to nothing.
        if (!this.#isOfferIgnored) throw error
      }
  }

  /** Puts what is sent into its places. */
  async #fill(): Promise<void> {
    const sent = this.options.sent()
    for (const { sender, receiver } of this.#connection?.getTransceivers() ?? []) {
      const track = receiver.track.kind === 'audio' ? sent.audio : sent.video
      if (sender.track !== track) await sender.replaceTrack(track)
    }
  }

  #watch(connection: RTCPeerConnection): void {
    const { connectionState } = connection
    if (connectionState === 'connected') {
      this.options.clock.clearTimeout(this.#restartTimer)
      this.#tries = 0
    }
    if (connectionState === 'disconnected') this.#restartIn(BREATH_MS)
    if (connectionState === 'failed') this.#restartIn(0)
    this.options.onChange()
  }

  #restartLater(): void {
    this.#restartIn(TRIES_MS[Math.min(this.#tries++, TRIES_MS.length - 1)] ?? 0)
  }

  #restartIn(ms: number): void {
    const { clock, isPolite } = this.options
    clock.clearTimeout(this.#restartTimer)
    if (this.#isClosed) return
    this.#restartTimer = clock.setTimeout(
      () => {
        if (!this.isConnected) this.restart()
      },
      ms + (isPolite ? POLITE_MS : 0),
    )
  }

  #gather(candidate: RTCIceCandidate | null): void {
    if (candidate === null || candidate.candidate === '') return
    this.#found.push(candidate.toJSON())
    if (this.#found.length > 1) return
    this.#gatherTimer = this.options.clock.setTimeout(() => {
      this.#say({ type: 'candidates', candidates: this.#found as never })
      this.#found = []
    }, GATHER_MS)
  }

  /** In order, each until it is sent; an offer replaces what waits of earlier ones. */
  #say(says: Says): void {
    if (this.#isClosed) return
    this.#unsent = says.type === 'offer' ? [says] : [...this.#unsent, says]
    void this.#flush()
  }

  async #flush(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    let pause = SEND_AGAIN_MS
    for (let [next] = this.#unsent; next !== undefined; [next] = this.#unsent) {
      const isSent = await this.options.send(next)
      if (!isSent) await this.#wait(pause)
      else if (this.#unsent[0] === next) this.#unsent.shift()
      pause = isSent ? SEND_AGAIN_MS : Math.min(2 * pause, SEND_AGAIN_MAX_MS)
    }
    this.#isSending = false
  }

  /** Never ends once this is closed: what waits for it is let go. */
  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (!this.#isClosed) this.#sendTimer = this.options.clock.setTimeout(resolve, ms)
    })
  }

  #inTurn(step: () => Promise<void>): void {
    this.#turn = this.#turn
      .then(() => (this.#isClosed ? undefined : step()))
      // A way that is broken by it is looked for again by the next restart.
      .catch((error: unknown) => {
        if (!this.#isClosed) this.options.logger.warn('a step of a call failed', { error: String(error) })
      })
  }
}
