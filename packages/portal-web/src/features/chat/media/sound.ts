import { toWaveform } from '../rules/waveform'

/** What browsers record, the better first; either is a voice message by its bytes. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4'] as const
const BITS_PER_S = 32_000
/** How often the loudness is looked at, ms. */
const LOOK_EVERY_MS = 50

export interface Spoken {
  readonly blob: Blob
  readonly name: string
  /** Seconds. */
  readonly duration: number
  /** 64 numbers between 0 and 1. */
  readonly waveform: readonly number[]
}

export interface Recording {
  /** The loudness now, 0 to 1. */
  level(): number
  /** Ends it: what was said, or null where nothing was recorded. The microphone is off in either case. */
  stop(): Promise<Spoken | null>
  cancel(): void
}

/** Why nobody can be heard. */
export type NoSound = 'not-allowed' | 'no-microphone' | 'not-possible'

const whyNot = (error: unknown): NoSound =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'not-allowed'
    : error instanceof DOMException && error.name === 'NotFoundError'
      ? 'no-microphone'
      : 'not-possible'

/** Begins to record, after the browser has asked for the microphone. Source: S-MEDIA-3. */
export async function record(): Promise<Recording | NoSound> {
  const type = typeof MediaRecorder === 'undefined' ? undefined : TYPES.find(MediaRecorder.isTypeSupported)
  if (type === undefined || navigator.mediaDevices === undefined) return 'not-possible'
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (error) {
    return whyNot(error)
  }
  const sound = new AudioContext()
  const analyser = sound.createAnalyser()
  sound.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const level = () => {
    analyser.getFloatTimeDomainData(samples)
    return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
  }
  const levels: number[] = []
  const looking = setInterval(() => levels.push(level()), LOOK_EVERY_MS)
  const parts: Blob[] = []
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_PER_S })
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const startedAt = performance.now()
  recorder.start()
  const turnOff = () => {
    clearInterval(looking)
    for (const track of stream.getTracks()) track.stop()
    void sound.close()
  }
  return {
    level,
    async stop() {
      const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
      const duration = (performance.now() - startedAt) / 1_000
      if (recorder.state === 'inactive') return null
      recorder.stop()
      await ended
      turnOff()
      const [mime = type] = type.split(';')
      const blob = new Blob(parts, { type: mime })
      const extension = mime === 'audio/webm' ? 'webm' : 'm4a'
      if (blob.size === 0) return null
      return {
        blob,
        name: `voice.${extension}`,
        duration: Math.max(1, Math.round(duration)),
        waveform: toWaveform(levels),
      }
    },
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop()
      turnOff()
    },
  }
}
