import { describe, expect, it } from 'vitest'
import { encodeEntry, encodeHeader, readRecording, Unreadable } from './format'
import type { Entry, Header } from './recording'

const header: Header = {
  format: 1,
  engine: '0.1.0',
  wire: 'w',
  redaction: 'text',
  source: 'page',
  startedAt: 1_790_000_000_000,
}
const entries: readonly Entry[] = [
  { type: 'tab', me: 'id-1', isOnline: true, isVisible: true, refreshAt: 0, at: 0, tab: 'a' },
  {
    type: 'in',
    generation: 1,
    frame: { json: { action: 'p2p', data: { msg: { content: 'សួស្តី 🌱' }, list: [1, null, true] } } },
    at: 5,
    tab: 'a',
  },
  { type: 'in', generation: 1, frame: { text: '{broken' }, at: 6, tab: 'a' },
  { type: 'end', at: 7, tab: '' },
]

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
const bytes = joined([encodeHeader(header), ...entries.map(encodeEntry)])

describe('the bytes of a recording', () => {
  it('S-REC-1 are read back as they were written', () => {
    expect(readRecording(bytes)).toEqual({ header, entries, isWhole: true })
  })

  it('S-REC-2 cut anywhere behind the header they are readable up to the cut, and known to be cut', () => {
    const begin = encodeHeader(header).length
    for (let length = begin; length < bytes.length; length++) {
      const { entries: read, isWhole } = readRecording(bytes.subarray(0, length))
      expect(isWhole).toBe(false)
      expect(read).toEqual(entries.slice(0, read.length))
    }
    for (let length = 0; length < begin; length++)
      expect(() => readRecording(bytes.subarray(0, length))).toThrow(Unreadable)
  })

  it('S-REC-2 a changed byte is found, wherever it is', () => {
    for (let index = 0; index < bytes.length; index++) {
      const damaged = bytes.slice()
      damaged[index] = (damaged[index] ?? 0) ^ 0x41
      try {
        const { entries: read, isWhole } = readRecording(damaged)
        expect([index, isWhole]).toEqual([index, false])
        expect(read).toEqual(entries.slice(0, read.length))
      } catch (error) {
        expect(error).toBeInstanceOf(Unreadable)
      }
    }
  })

  it('S-REC-2 bytes behind the end make it another file', () => {
    expect(readRecording(joined([bytes, new Uint8Array([1])])).isWhole).toBe(false)
  })

  it('S-REC-2 another format version is refused by its number', () => {
    const newer = encodeHeader({ ...header, format: 2 as 1 })
    expect(() => readRecording(newer)).toThrow(/format version 2.*reads 1/)
  })
})
