// Frames as large and as twisted as a socket lets through, for the time that reading one of them takes.

import { MAX_FRAME_BYTES, MAX_RECEIPT_IDS, MAX_TEXT_UNITS } from '../server/limits'
import { randomFrom } from './load'
import { ME } from './row'

const frame = (action: string, data: unknown): string => JSON.stringify({ action, data })

const message = (content: string, extra: unknown): string =>
  frame('p2p', {
    msg_id: '1000001',
    msg_time: 1_700_000_000_000,
    seq: 'c1',
    number: 7,
    sender_id: 'im-1',
    receiver_id: ME,
    msg: { type: 'text', content, extra },
  })

/** As many repeats as fit into a frame beside the rest of it. */
const filled = (unit: string): string => unit.repeat(Math.floor((MAX_FRAME_BYTES - 1_024) / unit.length))

const receipt = frame('notice', {
  type: 'notice',
  notice_id: 'n1',
  notice: {
    notice_type: 'read',
    im_id: 'im-1',
    rim_id: ME,
    msg_ids: Array.from({ length: MAX_RECEIPT_IDS }, (_, index) => String(1_000_000 + index)),
    timestamp: 1_700_000_000_000,
  },
})

/** Each fills a frame with one thing. */
const FULL: readonly string[] = [
  message(filled('a'), {}),
  message(filled('\\'), {}).slice(0, MAX_FRAME_BYTES),
  message(filled('"').slice(0, MAX_FRAME_BYTES / 2 - 1_024), {}),
  message('\ud800'.repeat(10_000), {}),
  message('hello', { mentions: Array.from({ length: 12_000 }, () => 'im') }),
  message('hello', Object.fromEntries(Array.from({ length: 4_500 }, (_, index) => [`key${index}`, index]))),
  `{"action":"p2p","data":${filled('[')}`,
  `{"action":"p2p","data":[${filled('{},')}{}]}`,
  `{"action":"p2p","data":[${filled('1e9,')}0]}`,
  `{"action":"p2p","data":{${filled('"a":{},')}"a":0}}`,
  filled(' '),
  filled('"'),
  filled('\\"'),
]

/** `count` frames: those of every day, full ones, and both cut, spliced and with units replaced. */
export function mangledFrames(count: number): readonly string[] {
  const random = randomFrom(3)
  const at = (text: string): number => Math.floor(random() * text.length)
  const sound = [message('hello', {}), message('ក'.repeat(MAX_TEXT_UNITS), { card: 'x' }), receipt, ...FULL]
  const frames = [...sound]
  while (frames.length < count) {
    const text = sound[frames.length % sound.length] ?? ''
    const other = sound[Math.floor(random() * sound.length)] ?? ''
    const place = at(text)
    const roll = random()
    if (roll < 0.2) frames.push(text)
    else if (roll < 0.4) frames.push(text.slice(0, place))
    else if (roll < 0.7)
      frames.push((text.slice(0, place) + other.slice(at(other))).slice(0, MAX_FRAME_BYTES))
    else
      frames.push(
        `${text.slice(0, place)}${'"\\{}[],:0\u2028\ud800'[Math.floor(random() * 11)]}${text.slice(place + 1)}`,
      )
  }
  return frames
}
