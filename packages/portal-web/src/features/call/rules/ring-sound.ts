/** One ring: Hz, and when each note begins, s. */
const NOTES = [
  [587, 0],
  [784, 0.22],
  [587, 0.44],
  [784, 0.66],
] as const
const NOTE_S = 0.2
/** Rings follow each other by this. */
const RING_MS = 2_400
/** A fifth of what a page may. */
const LOUDNESS = 0.2

function ring(context: AudioContext): void {
  for (const [pitch, after] of NOTES) {
    const at = context.currentTime + after
    const note = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(LOUDNESS, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S)
    note.connect(volume).connect(context.destination)
    note.start(at)
    note.stop(at + NOTE_S)
  }
}

/** Rings until what it answers is called. A page that nobody has pressed anything in may not sound, and stays silent. */
export function startRings(): () => void {
  const context = new AudioContext()
  ring(context)
  const timer = setInterval(() => ring(context), RING_MS)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}
