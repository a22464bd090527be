// Pushes to this browser while Sarika is closed. The subscription is the browser's, and the server knows it by the login: it ends with
// the login, and here as soon as somebody else is logged in.

import { callMain } from '../../../http/main-api'
import { getDevice, setDevice } from './settings'
import { findWorker } from './show'

const PUSH = '/users/me/push'

export const canPush = (): boolean => 'PushManager' in globalThis && 'serviceWorker' in navigator

const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const registration = async () => (canPush() ? await findWorker() : undefined)

export type Pushed = 'done' | 'refused' | 'failed'

/** Subscribes, or tells the server anew what it knows already, e.g. in which language. */
export async function startPush(imId: string, pushKey: string, hasText: boolean): Promise<Pushed> {
  const manager = (await registration())?.pushManager
  if (manager === undefined || pushKey === '') return 'failed'
  const found = await manager.getSubscription()
  const subscription =
    found ??
    (await manager
      .subscribe({ userVisibleOnly: true, applicationServerKey: fromText(pushKey) })
      .catch(() => null))
  if (subscription === null) return 'refused'
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  const answer = await callMain({
    method: 'PUT',
    path: PUSH,
    json: { endpoint, keys: { p256dh, auth }, hasText },
  })
  if (answer.kind === 'ok') {
    setDevice({ pushedFor: imId })
    return 'done'
  }
  // The server does not know it: nobody would send there.
  await subscription.unsubscribe()
  setDevice({ pushedFor: '' })
  return 'failed'
}

/** Ends it in this browser; its push service says 410 from then on. */
export async function dropPush(): Promise<void> {
  if (getDevice().pushedFor !== '') setDevice({ pushedFor: '' })
  const subscription = await (await registration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** Ends it in this browser and on the server. */
export async function stopPush(): Promise<void> {
  await callMain({ method: 'DELETE', path: PUSH })
  await dropPush()
}
