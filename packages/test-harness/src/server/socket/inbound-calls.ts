/** Frames about calls that a client sends. */
import { CALL, CALL_SIGNAL, CALL_STATE, CALL_TYPE } from '@sarika/im-engine/wire'
import { z } from 'zod'
import { MAX_CALL_EXTRA, MAX_SIGNAL_UNITS } from '../limits'

const id = z.string().min(1).max(64)
/** As of every frame that an ack answers. */
const seq = z.string().regex(/^[\x21-\x7e]{1,128}$/)
/** 128 random bits of the caller: nobody finds a call by trying. */
export const Channel = z.string().regex(/^[0-9a-f]{32}$/, 'is no id of a call: 32 hex digits')

/** Im id, timestamp and meetingInfo are the server's to say, and are not read. */
export const Call = z
  .object({
    action: z.enum(['p2p', 'group']),
    seq,
    data: z.object({
      type: z.literal('notice'),
      receiver_id: id.optional(),
      group_id: id.optional(),
      notice: z.object({
        notice_type: z.literal(CALL),
        req_id: seq,
        state: z.int().min(CALL_STATE.invite).max(CALL_STATE.switch),
        channel: Channel,
        type: z.literal(Object.values(CALL_TYPE)),
        extra: z.string().max(MAX_CALL_EXTRA).nullish(),
      }),
    }),
  })
  .refine(({ action, data: { notice } }) => (action === 'group') === (notice.type === CALL_TYPE.meeting), {
    path: ['data', 'notice', 'type'],
    message: 'a meeting is of a group, and a group has no other calls',
  })

/** What the media of one device says to that of another; the server passes it on as it is. */
export const CallSignal = z.object({
  action: z.literal('p2p'),
  seq,
  data: z.object({
    type: z.literal(CALL_SIGNAL),
    receiver_id: id,
    channel: Channel,
    from_device: id,
    to_device: z.string().max(64).optional(),
    body: z.string().min(1).max(MAX_SIGNAL_UNITS),
  }),
})

export type CallFrame = z.infer<typeof Call>
export type CallSignalFrame = z.infer<typeof CallSignal>
