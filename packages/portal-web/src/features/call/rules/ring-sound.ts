import { playNotes } from '../../../lib/play-notes'

/** One ring. */
const RING = {
  notes: [
    [587, 0],
    [784, 0.22],
    [587, 0.44],
    [784, 0.66],
  ],
  type: 'triangle',
  fadeS: 0.2,
} as const
/** Rings follow each other by this. */
const RING_MS = 2_400

/** Rings until what it answers is called. A page that nobody has pressed anything in may not sound, and stays silent. */
export function startRings(): () => void {
  const context = new AudioContext()
  playNotes(context, RING)
  const timer = setInterval(() => playNotes(context, RING), RING_MS)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}
