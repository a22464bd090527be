interface Notes {
  /** Hz, and when each begins, s. */
  readonly notes: readonly (readonly [pitch: number, after: number])[]
  readonly type: OscillatorType
  readonly fadeS: number
}

/** A fifth of what a page may. */
const LOUDNESS = 0.2

/** Sounds that are made here, so there is nothing to fetch. */
export function playNotes(context: AudioContext, { notes, type, fadeS }: Notes): void {
  for (const [frequency, after] of notes) {
    const at = context.currentTime + after
    const note = new OscillatorNode(context, { type, frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(LOUDNESS, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + fadeS)
    note.connect(volume).connect(context.destination)
    note.start(at)
    note.stop(at + fadeS)
  }
}
