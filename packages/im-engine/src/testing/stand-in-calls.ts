import { LocalMedia, PICTURE } from '../calls/local-media.js'
import type { CallJoin, CallMedia, CallProvider, CallQuality, RemoteMedia } from '../calls/provider.js'
import type { ImId } from '../model/ids.js'
import { Store } from '../views/view.js'
import { drawnPicture, StandInMedia, silence } from './stand-in-media.js'

/** What a test says of somebody who is in the call, e.g. `{ hasVideo: false, quality: "poor" }`. */
export type RemoteChange = Partial<Pick<RemoteMedia, 'hasAudio' | 'hasVideo' | 'quality'>>

/** The media of a call that carries nothing: everybody in it is there at once, as a letter on a ground of their own. */
export class StandInCall implements CallMedia {
  readonly #remotes = new Store<ReadonlyMap<ImId, RemoteMedia>>(new Map())
  readonly #quality = new Store<CallQuality>('good')
  readonly #local: LocalMedia
  readonly #stop: () => void
  readonly remotes = this.#remotes
  readonly quality = this.#quality
  readonly local: CallMedia['local']
  /** How often a new way was asked for. */
  restarts = 0
  isLeft = false

  constructor(
    private readonly join: CallJoin,
    local: LocalMedia,
  ) {
    this.#local = local
    this.local = local.tracks
    this.#stop = join.members.subscribe(() => this.#follow())
    this.#follow()
  }

  /** Somebody goes silent or dark, or their way gets worse. */
  change(imId: ImId, change: RemoteChange): void {
    const before = this.#remotes.getSnapshot().get(imId)
    if (before === undefined) throw new Error(`${imId} is not in this call`)
    this.#remotes.set(new Map([...this.#remotes.getSnapshot(), [imId, { ...before, ...change }]]))
  }

  setQuality(quality: CallQuality): void {
    this.#quality.set(quality)
  }

  setMicrophone: CallMedia['setMicrophone'] = (isOn) => this.#local.setMicrophone(isOn)
  setCamera: CallMedia['setCamera'] = (isOn) => this.#local.setCamera(isOn)
  switchDevice: CallMedia['switchDevice'] = (kind, deviceId) => this.#local.switchDevice(kind, deviceId)
  shareScreen: CallMedia['shareScreen'] = (isOn) => this.#local.shareScreen(isOn)

  restart(): void {
    this.restarts++
  }

  leave(): void {
    this.isLeft = true
    this.#stop()
    this.#local.close()
    for (const { stream } of this.#remotes.getSnapshot().values()) stopAll(stream)
    this.#remotes.set(new Map())
  }

  #follow(): void {
    const before = this.#remotes.getSnapshot()
    const { me, media, members } = this.join
    const others = members.getSnapshot().filter((imId) => imId !== me)
    for (const [imId, { stream }] of before) if (!others.includes(imId)) stopAll(stream)
    const shown = (imId: ImId, place: number): RemoteMedia => ({
      stream: new MediaStream([silence(), drawnPicture(imId.slice(0, 2), (place * 47) % 360)]),
      hasAudio: true,
      hasVideo: media.video,
      quality: 'good',
    })
    this.#remotes.set(new Map(others.map((imId, place) => [imId, before.get(imId) ?? shown(imId, place)])))
  }
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/**
 * A provider for tests of screens: no network, no devices, e.g. `createImEngine({ calls: async () => calls, ... })`, and then
 * `calls.joined.at(-1)?.setQuality("lost")` or `calls.media.faults.camera = "NotAllowedError"`.
 */
export class StandInCalls implements CallProvider {
  /** Every call that was joined, the newest last. */
  readonly joined: StandInCall[] = []
  readonly media = new StandInMedia()

  async join(join: CallJoin): Promise<StandInCall> {
    const local = new LocalMedia(this.media, PICTURE)
    await local.begin(join.media)
    const call = new StandInCall(join, local)
    this.joined.push(call)
    return call
  }
}
