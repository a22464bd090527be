import { playNotes } from '../../../lib/play-notes'

/** Two short notes, the second higher. */
const BELL = {
  notes: [
    [784, 0],
    [1_175, 0.09],
  ],
  type: 'sine',
  fadeS: 0.22,
} as const

let context: AudioContext | null = null

/** Plays the sound of the bell. A page that nobody has pressed anything in may not sound; then it stays silent. */
export async function playBell(): Promise<void> {
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  playNotes(context, BELL)
}
