// A frame of the server, which is text, becomes one of the values of Inbound. index.ts draws the whole folder.
//
// Nothing throws. A message or notice that cannot be read is set aside with its bytes and a reason, so that the frames
// after it are still read; any other frame that cannot be read is `unknown`.

import { type Ack, ackFrame, toAck } from './ack.js'
import { newBatch, poisonOf, type Received, settle, type WireContext } from './batch.js'
import { CALL_SIGNAL, type CallSignalNews, callSignalData, toCallSignal } from './call-notice.js'
import { type ErrorNews, errorFrame, PC_LOGIN, toErrorNews, toKicked } from './error-frame.js'
import { reasonOf } from './fields.js'
import { type Beat, toBeat } from './heartbeat.js'
import { type Foreign, isForeign, readJson } from './json.js'
import { lastSeenFrame, type SeenNews, toSeen } from './last-seen.js'
import { takeMessage } from './message.js'
import { takeNotice } from './notice.js'
import { presence, toPresence } from './presence.js'
import { type TypingNews, toTyping, typingTold } from './typing.js'

/** What a frame says. A message or notice that cannot be read is `received` with poison; any other frame is `unknown`. */
export type Inbound =
  | Beat
  | Ack
  | ({ readonly type: 'received' } & Received)
  | ErrorNews
  | TypingNews
  | CallSignalNews
  | SeenNews
  | { readonly type: 'unknown'; readonly reason: string }

const unknown = (reason: string): Inbound => ({ type: 'unknown', reason })

/** Reads a text frame; never rejects. Decrypted when it resolves. Source: S-WIRE-1. */
export async function decodeFrame(text: string, context: WireContext): Promise<Inbound> {
  const json = readJson(text)
  if (!json.ok) return unknown(json.reason)
  const frame = json.value
  if (!isForeign(frame)) return unknown('no object')
  switch (frame.action) {
    case 'heartbeat':
      return toBeat(frame)
    case 'ack': {
      const read = ackFrame.safeParse(frame)
      return read.success ? toAck(read.data) : unknown(`ack: ${reasonOf(read.error)}`)
    }
    case 'error': {
      const read = errorFrame.safeParse(frame)
      return read.success ? toErrorNews(read.data) : unknown(`error: ${reasonOf(read.error)}`)
    }
    case 'typing': {
      const read = typingTold.safeParse(frame)
      return read.success ? toTyping(read.data) : unknown(`typing: ${reasonOf(read.error)}`)
    }
    case 'last_seen': {
      const read = lastSeenFrame.safeParse(frame)
      return read.success ? toSeen(read.data) : unknown(`last_seen: ${reasonOf(read.error)}`)
    }
    case 'p2p':
    case 'group':
    case 'notice':
      return receive(frame, text, context)
    default:
      return unknown('action')
  }
}

async function receive(frame: Foreign, text: string, context: WireContext): Promise<Inbound> {
  const batch = newBatch()
  const data = frame.data
  let broken: string | undefined = 'data'
  if (isForeign(data)) {
    if (data.type === 'presence') {
      const read = presence.safeParse(data)
      // Not stored and told again at the next change: nothing to set aside.
      if (!read.success) return unknown(`presence: ${reasonOf(read.error)}`)
      batch.notices.push(toPresence(read.data))
      broken = undefined
    } else if (data.type === CALL_SIGNAL) {
      const read = callSignalData.safeParse(data)
      // Not stored either: the media ask again.
      return read.success ? toCallSignal(read.data) : unknown(`call_signal: ${reasonOf(read.error)}`)
    } else if (data.type === 'notice' && isForeign(data.notice) && data.notice.notice_type === PC_LOGIN)
      return toKicked()
    else if (data.type === 'notice') broken = takeNotice(data.notice, context.me, batch)
    else if (frame.action !== 'notice') broken = takeMessage(data, context, batch)
    else broken = 'data.type'
  }
  if (broken !== undefined) batch.poison.push(poisonOf(broken, text))
  return { type: 'received', ...(await settle(batch)) }
}
