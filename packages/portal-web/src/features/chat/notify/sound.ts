/** Two short notes, the second higher: Hz, and when each begins, s. */
const NOTES = [
  [784, 0],
  [1_175, 0.09],
] as const
/** Soft: a fifth of what a page may. */
const LOUDNESS = 0.2
const FADE_S = 0.22

let context: AudioContext | null = null

/**
 * Plays the sound of the bell: made here, so there is nothing to fetch. A page that nobody has pressed anything in may not
 * sound; then it stays silent.
 */
export async function playBell(): Promise<void> {
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  for (const [pitch, after] of NOTES) {
    const at = context.currentTime + after
    const note = new OscillatorNode(context, { type: 'sine', frequency: pitch })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(LOUDNESS, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + FADE_S)
    note.connect(volume).connect(context.destination)
    note.start(at)
    note.stop(at + FADE_S)
  }
}
