// Requests to become contacts, as people of the tests make and answer them.
import type { WireContact } from '../chat/contacts'
import type { Reply, TestClient } from './client'

const own = (client: TestClient, path: string): string => `/chat/users/${client.imId}${path}`

export const ask = (client: TestClient, im_id: string, more: object = {}): Promise<Reply> =>
  client.chat('POST', own(client, '/add_reqs'), { request: { im_id, ...more } })

export const decide = (client: TestClient, reqId: string, decision: string): Promise<Reply> =>
  client.chat('POST', own(client, `/add_reqs/${reqId}`), { decision })

export const setPrivacy = (client: TestClient, key: string, value: 0 | 1): Promise<Reply> =>
  client.chat('POST', own(client, '/privacy_settings'), { key, value })

export const block = (client: TestClient, imId: string, isOn = true): Promise<Reply> =>
  client.chat(isOn ? 'POST' : 'DELETE', own(client, '/blacklist'), { blacklist: [imId] })

/** The row that somebody has of another, null: none. */
export async function rowOf(client: TestClient, imId: string): Promise<WireContact | null> {
  const { status, body } = await client.chat('GET', own(client, `/contacts/${imId}`))
  return status === 200 ? body.data.contact : null
}

/** Asks, and answers the request's id. */
export async function asked(client: TestClient, imId: string, more: object = {}): Promise<string> {
  const { body } = await ask(client, imId, more)
  return body.data.contact.request.req_id
}
