import { z } from 'zod'
import { EVERYBODY_ID } from '../chat/everybody'
import { judgeDraft, type Posted, postMessage } from '../chat/post-message'
import { type SentServiceNotification, sendServiceNotification } from '../chat/service-notifications'
import type { Draft } from '../chat/store-message'
import { MAX_BROADCAST_RECEIVERS, MAX_TEXT_UNITS } from '../limits'
import { ackRefused, ackStored } from '../socket/outbound'
import { imData, invalid, tooFast } from './answer'
import { route } from './route'

const id = z.string().min(1).max(128)
const Broadcast = z.object({
  broadcastId: id,
  msg: z.object({ type: z.literal('text'), content: z.string().max(MAX_TEXT_UNITS) }),
  receivers: z
    .array(z.object({ receiver_id: id, seq: id }))
    .min(1)
    .max(MAX_BROADCAST_RECEIVERS),
})

/**
 * One plain text to many people: each receiver is judged alone, and each message is kept once under its seq. `all` is everybody at
 * once, for managers: a service notification.
 */
const broadcast = route({
  method: 'POST',
  path: '/chat/im/user/sendP2MMsg',
  access: 'chat',
  answers: [200, 429],
  body: Broadcast,
  async handle({ backend, caller: { me }, body }) {
    const { writes, clock, hub, rates, words, push } = backend
    const drafts = body.receivers.map(({ receiver_id, seq }): Draft => {
      const plain = {
        type: 'text',
        content: body.msg.content,
        isBroadCast: 1,
        broadcastId: body.broadcastId,
      } as const
      return { senderId: me, target: { isGroup: false, id: receiver_id }, clientId: seq, body: plain }
    })
    const fault = drafts[0] === undefined ? null : judgeDraft(drafts[0])
    if (fault) return invalid([{ field: 'msg.content', message: fault.message }])
    const isToAll = body.receivers.some(({ receiver_id }) => receiver_id === EVERYBODY_ID)
    const waitMs = Math.max(rates.broadcasts.take(me), isToAll ? rates.serviceSends.take(me) : 0)
    if (waitMs > 0) return tooFast(waitMs)

    const posted = await writes.run(async (trx) => {
      const outcomes: (Posted | SentServiceNotification)[] = []
      for (const draft of drafts)
        outcomes.push(
          draft.target.id === EVERYBODY_ID
            ? await sendServiceNotification(trx, draft, clock(), words)
            : await postMessage(trx, draft, clock(), words),
        )
      return outcomes
    })
    // No socket sent it, so the sender's own get it like any other.
    for (const one of posted) {
      if (one.kind !== 'stored') continue
      hub.deliver(one.row, one.audience, null)
      push.announce(one.row, one.audience)
      for (const row of one.further) hub.deliver(row, one.audience, null)
    }
    return imData(
      posted.map((one, index) => {
        const seq = drafts[index]?.clientId ?? ''
        const isChanged = 'isChanged' in one && one.isChanged
        const { data } = one.kind === 'refused' ? ackRefused(seq, one) : ackStored(seq, one.row, isChanged)
        return { seq, ...data }
      }),
    )
  },
})

export const broadcastRoutes = [broadcast]
