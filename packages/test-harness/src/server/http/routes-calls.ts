/** What a device asks about calls beside its socket: which there are, and what its media need. */
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Backend } from '../backend'
import { agoraToken } from '../calls/agora-token'
import { findCall, membersOf } from '../calls/call'
import { listOpen, mayHelp, type OpenCall } from '../calls/list'
import { turnFor } from '../calls/turn'
import { AGORA_TTL_S } from '../limits'
import { Channel } from '../socket/inbound-calls'
import { chatData, notFound, refused, tooFast, wrong } from './answer'
import { route } from './route'

const list = route({
  method: 'GET',
  path: '/chat/calls',
  access: 'chat',
  says: 'Ours. The open calls of the caller: those the caller is in or is rung by, and the meetings of their groups. A call that is not in it is over. `now` is the clock of the server.',
  async handle({ backend: { db, clock }, caller: { me } }) {
    const calls: OpenCall[] = await listOpen(db, me)
    return chatData({ now: clock(), calls })
  },
})

const ice = route({
  method: 'GET',
  path: '/chat/calls/ice',
  access: 'chat',
  answers: [200, 404, 429],
  query: z.object({ channel: Channel }),
  says: 'Ours. Relays for the media of an open call of the caller, good for ten minutes (`expiresAt`, ms of the server); none where the deployment has none. `relayOnly` 1: somebody in it is no contact, and neither is told the address of the other.',
  async handle({ backend, caller: { me }, query: { channel } }) {
    const { db, rates, clock, callSettings } = backend
    const waitMs = rates.callSteps.take(me)
    if (waitMs > 0) return tooFast(waitMs)
    const help = await mayHelp(db, me, channel)
    if (help === null) return notFound()
    return chatData({ ...turnFor(callSettings.turn, me, clock()), relayOnly: help.relayOnly ? 1 : 0 })
  },
})

/** Of a running call that the caller is in. */
async function isIn({ db }: Backend, me: string, channel: string): Promise<boolean> {
  const call = await findCall(db, channel)
  if (call === undefined || call.ended_at !== null || call.answered_at === null) return false
  return (await membersOf(db, channel)).some(({ im_id }) => im_id === me)
}

const agora = route({
  method: 'GET',
  path: '/chat/agoras/rtc_token',
  access: 'chat',
  answers: [200, 404, 429],
  query: z.object({
    channel_name: Channel,
    role: z.literal('publisher'),
    uid: z.string().min(1).max(64),
    expire: z.coerce.number().int().min(1).max(AGORA_TTL_S).default(AGORA_TTL_S),
  }),
  says: 'A token of Agora for a running call that the caller is in, as the caller and nobody else. 422 `no_agora` where this deployment names no application of Agora.',
  async handle({ backend, caller: { me }, query: { channel_name: channel, uid, expire } }) {
    const { rates, clock, callSettings } = backend
    const waitMs = rates.callSteps.take(me)
    if (waitMs > 0) return tooFast(waitMs)
    if (uid !== me) return wrong('not_yours', 'uid', 'a token is for the caller alone')
    if (!(await isIn(backend, me, channel))) return notFound()
    const { agora: application } = callSettings
    if (application === null)
      return refused(
        'no_agora',
        'calls here do not go through Agora: SARIKA_AGORA_APP_ID and SARIKA_AGORA_CERTIFICATE name no application',
      )
    const issuedAt = Math.floor(clock() / 1000)
    const salt = randomInt(1, 99_999_999)
    const token = agoraToken({ ...application, channel, uid, issuedAt, life: expire, salt })
    return chatData({ token, app_id: application.appId, channel_name: channel, uid, expire })
  },
})

export const callRoutes = [list, ice, agora]
