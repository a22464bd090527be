/** Every frame a client sends. Unknown fields fall away; sender, owner and time are never read from here. */
import { CALL, CALL_SIGNAL } from '@sarika/im-engine/wire'
import { z } from 'zod'
import { AskingFields } from '../chat/asking'
import { MessageBody } from '../chat/content'
import type { Target } from '../chat/ids'
import { findPoison } from '../chat/json-guard'
import { MAX_RECEIPT_IDS } from '../limits'
import { Call, type CallFrame, CallSignal, type CallSignalFrame } from './inbound-calls'

const id = z.string().min(1).max(64)
/** Printable ASCII: it is a key in the database and comes back in acks. */
const seq = z.string().regex(/^[\x21-\x7e]{1,128}$/)

const Receipt = z.object({
  action: z.enum(['p2p', 'group']),
  seq,
  data: z.object({
    type: z.literal('notice'),
    receiver_id: id.optional(),
    group_id: id.optional(),
    notice: z.object({
      notice_type: z.enum(['read', 'arrived']),
      rim_id: id,
      msg_ids: z.array(id).min(1).max(MAX_RECEIPT_IDS),
    }),
  }),
})

/** 1 asks for it; managers may. */
const asked = z.union([z.boolean(), z.literal([0, 1])]).optional()

const ContactRequest = z
  .object({
    action: z.literal('p2p'),
    seq,
    data: z.object({
      type: z.literal('notice'),
      receiver_id: id,
      notice: z.object({ notice_type: z.literal('contact_add'), rim_id: id, ...AskingFields }),
    }),
  })
  .refine(({ data }) => data.receiver_id === data.notice.rim_id, {
    path: ['data', 'notice', 'rim_id'],
    message: 'differs from receiver_id',
  })

const Message = z
  .object({
    action: z.enum(['p2p', 'group']),
    seq,
    data: z.object({
      seq,
      receiver_id: id.optional(),
      group_id: id.optional(),
      only_send_not_save: asked,
      must_save: asked,
      msg: MessageBody,
    }),
  })
  // The ack names the one and the message is kept under the other: a client could not tell which of its messages is meant.
  .refine((frame) => frame.seq === frame.data.seq, {
    path: ['data', 'seq'],
    message: 'differs from the seq of the frame',
  })

/** Ours: whoever sends it writes to one person, or in a group. Source: S-TYPE-1. */
const Typing = z.object({
  action: z.literal('typing'),
  data: z.object({ receiver_id: id.optional(), group_id: id.optional() }),
})

export type TypingFrame = z.infer<typeof Typing>
export type ReceiptFrame = z.infer<typeof Receipt>
export type ContactRequestFrame = z.infer<typeof ContactRequest>
export type MessageFrame = z.infer<typeof Message>

export type InboundFrame =
  | { kind: 'heartbeat' }
  | { kind: 'ping' }
  | { kind: 'receipt'; frame: ReceiptFrame }
  | { kind: 'message'; frame: MessageFrame }
  | { kind: 'typing'; frame: TypingFrame }
  | { kind: 'contact-request'; frame: ContactRequestFrame }
  | { kind: 'call'; frame: CallFrame }
  | { kind: 'call-signal'; frame: CallSignalFrame }
  /** `seq` when the frame has one that an ack can answer */
  | { kind: 'invalid'; seq: string | null; message: string }

type FrameKind = Exclude<InboundFrame['kind'], 'invalid'>

/** What a client may send, and to whom: people are one of them or a group. The access matrix has an entry for each. */
export const FRAME_KINDS: Readonly<Record<FrameKind, 'server' | 'person' | 'people'>> = {
  heartbeat: 'server',
  ping: 'server',
  receipt: 'people',
  message: 'people',
  typing: 'people',
  'contact-request': 'person',
  call: 'people',
  'call-signal': 'person',
}

/** What is read of each kind. */
export const FRAME_SCHEMAS = {
  heartbeat: z.object({ action: z.literal('heartbeat') }),
  ping: z.object({ action: z.literal('p2p'), data: z.object({ type: z.literal('ping') }) }),
  receipt: Receipt,
  message: Message,
  typing: Typing,
  'contact-request': ContactRequest,
  call: Call,
  'call-signal': CallSignal,
} satisfies Record<keyof typeof FRAME_KINDS, z.ZodType>

/** Where a frame goes: its action says which of the two ids counts; of typing the one that it has. Null: that id is missing. */
export function targetOf(frame: MessageFrame | ReceiptFrame | TypingFrame | CallFrame): Target | null {
  const isGroup = frame.action === 'typing' ? frame.data.group_id !== undefined : frame.action === 'group'
  const targetId = isGroup ? frame.data.group_id : frame.data.receiver_id
  return targetId === undefined ? null : { isGroup, id: targetId }
}

const Envelope = z.object({
  action: z.string(),
  seq: seq.optional().catch(undefined),
  data: z
    .object({
      type: z.string().optional().catch(undefined),
      notice: z
        .object({ notice_type: z.string().optional().catch(undefined) })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
})

function describe(error: z.ZodError): string {
  const issue = error.issues[0]
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'invalid'
}

/** Reads the text of a frame; never throws. Poison is looked for before any shape walks the depths. */
export function readFrame(text: string): InboundFrame {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'invalid', seq: null, message: 'the frame is not JSON' }
  }
  const envelope = Envelope.safeParse(value)
  if (!envelope.success) return { kind: 'invalid', seq: null, message: describe(envelope.error) }
  const { action, seq: envelopeSeq = null, data } = envelope.data
  const invalid = (error: z.ZodError): InboundFrame => {
    return { kind: 'invalid', seq: envelopeSeq, message: describe(error) }
  }
  const poison = findPoison(value)
  if (poison) return { kind: 'invalid', seq: envelopeSeq, message: poison }

  if (action === 'heartbeat') return { kind: 'heartbeat' }
  if (action === 'p2p' && data?.type === 'ping') return { kind: 'ping' }
  if (action === 'typing') {
    const typing = Typing.safeParse(value)
    return typing.success ? { kind: 'typing', frame: typing.data } : invalid(typing.error)
  }
  if (data?.type === CALL_SIGNAL) {
    const signal = CallSignal.safeParse(value)
    return signal.success ? { kind: 'call-signal', frame: signal.data } : invalid(signal.error)
  }
  if (data?.type === 'notice' && data.notice?.notice_type === CALL) {
    const call = Call.safeParse(value)
    return call.success ? { kind: 'call', frame: call.data } : invalid(call.error)
  }
  if (data?.type === 'notice' && data.notice?.notice_type === 'contact_add') {
    const request = ContactRequest.safeParse(value)
    return request.success ? { kind: 'contact-request', frame: request.data } : invalid(request.error)
  }
  if (data?.type === 'notice') {
    const receipt = Receipt.safeParse(value)
    return receipt.success ? { kind: 'receipt', frame: receipt.data } : invalid(receipt.error)
  }
  const message = Message.safeParse(value)
  return message.success ? { kind: 'message', frame: message.data } : invalid(message.error)
}
