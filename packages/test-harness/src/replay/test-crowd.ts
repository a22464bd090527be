import { SeededRandom } from '@sarika/im-engine/testing'
import type { TranscriptMessage } from './transcript'

const PEOPLE = ['Sokha', 'Dara', 'Bopha', 'Vuthy']

/** Messages in four rooms, many of one time, some late; the same at each call. */
export function crowd(count: number): readonly TranscriptMessage[] {
  const random = new SeededRandom(7)
  const pick = (sides: number): number => Math.floor(random.float() * sides)
  const person = (): string => PEOPLE[pick(PEOPLE.length)] ?? ''
  let at = 1_767_225_600_000
  return Array.from({ length: count }, (_, index) => {
    at += pick(3) === 0 ? pick(4_000) : 0
    return {
      row: index + 1,
      id: `c${index + 1}`,
      room: `room ${pick(4)}`,
      at: pick(50) === 0 ? at - pick(100_000) : at,
      author: person(),
      text: `word${pick(100)} word${pick(100)}`,
      mentions: pick(10) === 0 ? [person()] : [],
    }
  })
}
