import type {
  CallMedia,
  CallNow,
  CallQuality,
  ImEngine,
  ImId,
  LocalTracks,
  MediaResult,
  Meeting,
  RemoteMedia,
  Result,
} from '@sarika/im-engine'

/** A view that a test changes. */
export function holder<T>(first: T) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next: T) => {
      value = next
      for (const listener of [...listeners]) listener()
    },
  }
}

/** A picture of one colour that moves, and ends with `stop`. */
export function testPicture(colour: string): MediaStream {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 240
  const context = canvas.getContext('2d')
  if (context !== null) {
    context.fillStyle = colour
    context.fillRect(0, 0, 320, 240)
  }
  return canvas.captureStream(5)
}

const DONE: Result<null> = { ok: true, value: null }
const DID: MediaResult = { ok: true }

/** Media that do as they are told, and keep what they were told. */
export function testMedia() {
  const local = holder<LocalTracks>({
    microphone: new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0] ?? null,
    camera: null,
    screen: null,
    isMuted: false,
    refused: { microphone: null, camera: null },
  })
  const remotes = holder<ReadonlyMap<ImId, RemoteMedia>>(new Map())
  const quality = holder<CallQuality>('good')
  const asked: string[] = []
  let next: MediaResult = DID
  const does = (what: string, change: Partial<LocalTracks>): Promise<MediaResult> => {
    asked.push(what)
    if (next.ok) local.set({ ...local.getSnapshot(), ...change })
    return Promise.resolve(next)
  }
  const camera = () => testPicture('#0b6b66').getVideoTracks()[0] ?? null
  const media = {
    local,
    remotes,
    quality,
    setMicrophone: (isOn: boolean) => does(`microphone ${isOn}`, { isMuted: !isOn }),
    setCamera: (isOn: boolean) => does(`camera ${isOn}`, { camera: isOn ? camera() : null }),
    switchDevice: (kind: string, id: string) => does(`${kind} ${id}`, {}),
    shareScreen: (isOn: boolean) => does(`screen ${isOn}`, { screen: isOn ? camera() : null }),
    restart: () => asked.push('restart'),
    leave: () => asked.push('leave'),
  } as unknown as CallMedia
  return {
    media,
    local,
    remotes,
    quality,
    asked,
    refuse: (result: MediaResult) => {
      next = result
    },
  }
}

/** The calls of account 10001 as a test tells them, with its contacts; `asked` has what was asked of them. */
export function testCallEngine(
  contacts: readonly object[] = [],
  groups: readonly object[] = [],
  items: readonly object[] = [],
) {
  const call = holder<CallNow | null>(null)
  const media = holder<CallMedia | null>(null)
  const meetings = holder<ReadonlyMap<string, Meeting>>(new Map())
  const asked: string[] = []
  let answer: Result<null> = DONE
  const does =
    (what: string) =>
    (with_?: unknown): Promise<Result<null>> => {
      asked.push(with_ === undefined ? what : `${what} ${JSON.stringify(with_)}`)
      return Promise.resolve(answer)
    }
  const commands = ['start', 'accept', 'reject', 'cancel', 'end', 'toVideo', 'toAudio', 'join', 'dismiss']
  const engine = {
    me: '10001',
    serverNow: () => 771_000,
    call: { ...call, media, meetings, ...Object.fromEntries(commands.map((one) => [one, does(one)])) },
    contacts: holder(contacts),
    groups: holder(groups),
    conversations: holder({ items }),
  } as unknown as ImEngine
  return {
    engine,
    call,
    media,
    meetings,
    asked,
    refuse: (kind: 'not-friend' | 'call-taken') => {
      answer = { ok: false, refusal: { kind } }
    },
  }
}
