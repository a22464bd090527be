import { expect, test } from 'vitest'
import { calendarOf } from './interview-file'

const INTERVIEW = {
  at: Date.UTC(2026, 11, 3, 2),
  jobTitle: 'អ្នកទទួលភ្ញៀវ; front, desk',
  address: 'Street 271\nPhnom Penh',
  contact: 'Bopha',
  mobile: '+855 12000001',
  answer: 'none',
} as const

/** Long lines are folded: a line that begins with a space goes on. Source: RFC 5545, 3.1. */
const linesOf = (file: string) => file.replaceAll('\r\n\t', '').replaceAll('\r\n ', '').split('\r\n')

test('S-APPLY-18 an interview is a calendar file with its hour, its place and a reminder the day before; one that was moved keeps its id', () => {
  const lines = linesOf(calendarOf(7, 'Interview: អ្នកទទួលភ្ញៀវ; front, desk', INTERVIEW))
  expect(lines).toContain('DTSTART:20261203T020000Z')
  expect(lines).toContain('DURATION:PT1H')
  expect(lines.find((line) => line.startsWith('TRIGGER'))).toMatch(/^TRIGGER:-P1DT?$/)
  expect(lines.find((line) => line.startsWith('SUMMARY'))).toContain('អ្នកទទួលភ្ញៀវ\\; front\\, desk')
  expect(lines.find((line) => line.startsWith('LOCATION'))).toBe('LOCATION:Street 271\\nPhnom Penh')
  const uidOf = (file: string) => linesOf(file).find((line) => line.startsWith('UID'))
  expect(uidOf(calendarOf(7, 'Interview', { ...INTERVIEW, at: INTERVIEW.at + 3_600_000 }))).toBe(
    uidOf(lines.join('\r\n')),
  )
})
