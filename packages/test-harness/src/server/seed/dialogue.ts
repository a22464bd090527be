/**
 * A demo conversation as it is written down, and when its lines are said:
 *
 *   day(58, '09:12', `        58 working days before today, from 9:12 in Phnom Penh on
 *     s: Good morning!        s and v are the voices of the talk
 *     v: Hi Sokha
 *     v!: said in haste       withdrawn a minute later
 *   `)
 */
import type { DemoLogin } from './people'
import { atWorkday } from './workday'

/** Somebody reads, thinks and types: at least, and for each UTF-16 unit. */
const PAUSE_MS = 35_000
const TYPING_MS = 900

export interface DemoDay {
  workdaysAgo: number
  /** `09:12` in Phnom Penh */
  from: string
  /** `s: Good morning!` */
  lines: readonly string[]
}

export interface DemoTalk {
  /** who is meant by the letter before a line; two people, unless it is the group */
  voices: Readonly<Record<string, DemoLogin>>
  isGroup?: true
  /** the job it is about */
  jobId?: number
  /** how many of the last lines of others somebody has not read */
  unread: Readonly<{ [login in DemoLogin]?: number }>
  /** oldest first */
  days: readonly DemoDay[]
}

export function day(workdaysAgo: number, from: string, text: string): DemoDay {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { workdaysAgo, from, lines }
}

export interface DemoLine {
  speaker: DemoLogin
  text: string
  /** ms since the epoch */
  saidAt: number
  isWithdrawn: boolean
}

function readLine(line: string, voices: DemoTalk['voices']) {
  const [, letter = '', mark, text = ''] = /^(\w)(!?): (.+)$/.exec(line) ?? []
  const speaker = voices[letter]
  if (speaker === undefined) throw new Error(`nobody says ${JSON.stringify(line)}`)
  return { speaker, text, isWithdrawn: mark === '!' }
}

/** All lines of a talk with their times, oldest first; the last day is at least one working day ago. */
export function linesOf({ days, voices }: DemoTalk, now: number): DemoLine[] {
  return days.flatMap(({ workdaysAgo, from, lines }) => {
    let saidAt = atWorkday(-workdaysAgo, from, now)
    return lines.map((written, index) => {
      const line = readLine(written, voices)
      if (index > 0) saidAt += PAUSE_MS + line.text.length * TYPING_MS
      return { ...line, saidAt }
    })
  })
}
