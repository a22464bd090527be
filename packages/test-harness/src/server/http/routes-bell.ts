/** What somebody is told of by a sound or a notification, and the browser that takes pushes for them. */
import { BellChange, PushDevice } from '@sarika/portal-web/contract/bell'
import type { Backend } from '../backend'
import { judgeEndpoint } from '../push/address'
import { changeBell, readBell } from '../push/bell'
import { forgetDevices, keepDevice } from '../push/devices'
import { isPoint } from '../push/seal'
import { bare, noContent, refused, tooFast, wrong } from './answer'
import { API, route } from './route'

const BELL = `${API}/users/me/bell`
const PUSH = `${API}/users/me/push`

const bellOf = async ({ db, push }: Backend, accountId: string) =>
  bare({ ...(await readBell(db, accountId)), pushKey: push.settings?.publicKey ?? '' })

const read = route({
  method: 'GET',
  path: BELL,
  access: 'account',
  says: 'Ours. `pushKey` is the key for `pushManager.subscribe`, and "" where this server sends no pushes.',
  handle: ({ backend, caller: { account } }) => bellOf(backend, account.id),
})

const change = route({
  method: 'PUT',
  path: BELL,
  access: 'account',
  answers: [200, 429],
  body: BellChange,
  says: 'Ours. What is not named stays as it is; the answer is all of it.',
  async handle({ backend, caller: { account }, body }) {
    const waitMs = backend.rates.bellChanges.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    await backend.writes.run((trx) => changeBell(trx, account.id, body))
    return bellOf(backend, account.id)
  },
})

const subscribe = route({
  method: 'PUT',
  path: PUSH,
  access: 'account',
  answers: [204, 429],
  body: PushDevice,
  says: 'Ours. The browser of this login, instead of the one before; pushes come in the language of this call.',
  async handle({ backend, caller: { account, loginId }, language, body }) {
    const { push, rates, writes, clock } = backend
    if (push.settings === null) return refused('no_push', 'this server sends no pushes')
    const fault = judgeEndpoint(body.endpoint, push.settings)
    if (fault !== null) return wrong('bad_endpoint', 'endpoint', fault)
    if (!isPoint(body.keys.p256dh)) return wrong('bad_key', 'keys.p256dh', 'is no key of a browser')
    const waitMs = rates.bellChanges.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const owner = { loginId, accountId: account.id }
    await writes.run((trx) => keepDevice(trx, owner, body, language, clock()))
    return noContent()
  },
})

const unsubscribe = route({
  method: 'DELETE',
  path: PUSH,
  access: 'account',
  answers: [204],
  says: 'Ours. The browser of this login gets no more pushes.',
  async handle({ backend, caller: { loginId } }) {
    await backend.writes.run((trx) => forgetDevices(trx, [loginId]))
    return noContent()
  },
})

export const bellRoutes = [read, change, subscribe, unsubscribe]
