import { newClientId, type Reply, request, type TestClient } from './client'

export const PIN = '246810'

/** A call of the wallet under a key of its own, or the given one. */
export function pay(
  { url, imToken }: TestClient,
  method: string,
  path: string,
  body?: unknown,
  key = newClientId(),
): Promise<Reply> {
  const headers = { 'idempotency-key': key }
  return request(url, method, `/chat/wallet${path}`, { token: imToken, body, headers })
}

export const setPin = (who: TestClient): Promise<Reply> => pay(who, 'PUT', '/pin', { pin: PIN })

export const balanceAt = async (who: TestClient): Promise<number> =>
  (await pay(who, 'GET', '/balance')).body.data.balance

export const transferTo = (to: string, amount: unknown, more: object = {}) => ({
  transfer: { to, amount, note: 'Van to Siem Reap', ...more },
  pin: PIN,
})
