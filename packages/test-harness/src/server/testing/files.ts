/** Files for tests: made by code, small, and sent as clients send them. */
import { drawCaptcha } from '../accounts/captcha-picture'
import { newClientId, type Reply, request, type TestClient } from './client'

export const PICTURE = new Uint8Array(drawCaptcha('12345'))
export const TEXT = new TextEncoder().encode('Salary: 400 USD\n')

export interface Sending {
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly name?: string
  readonly kind?: string
  /** "": without one; not said: a new one for kind and size */
  readonly ticket?: string
  readonly onceKey?: string
}

type Sender = Pick<TestClient, 'url' | 'imToken'>

const askTicket = ({ url, imToken }: Sender, kind: string, size: number): Promise<Reply> =>
  request(url, 'GET', `/chat/file_auths?kind=${kind}&size=${size}`, { token: imToken })

export const ticketFor = async (sender: Sender, kind: string, size: number): Promise<string> =>
  (await askTicket(sender, kind, size)).body.data?.ticket ?? 'refused'

export function formOf(bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const body = new FormData()
  body.append('file', new File([bytes], name))
  return body
}

/** Uploads a picture unless something else is said, with a ticket for it. */
export async function upload(sender: Sender, sending: Sending = {}): Promise<Reply> {
  const { bytes = PICTURE, name = 'kitchen.png', kind = 'image', onceKey } = sending
  const ticket = sending.ticket ?? (await ticketFor(sender, kind, bytes.length))
  const headers = {
    ...(ticket === '' ? {} : { 'x-file-ticket': ticket }),
    ...(onceKey === undefined ? {} : { 'idempotency-key': onceKey }),
  }
  return request(sender.url, 'POST', '/chat/files2', {
    token: sender.imToken,
    body: formOf(bytes, name),
    headers,
  })
}

/** The address of a file that this person uploaded. */
export async function uploaded(sender: Sender, sending: Sending = {}): Promise<string> {
  const { body } = await upload(sender, sending)
  if (body.code !== 200) throw new Error(`not taken: ${JSON.stringify(body)}`)
  return body.data.url
}

/** A file for one person, as a frame. */
export function fileTo(receiverId: string, content: string, type = 'image', more: object = {}) {
  const seq = newClientId()
  return { action: 'p2p', seq, data: { seq, receiver_id: receiverId, msg: { type, content, ...more } } }
}

export function fileToGroup(groupId: string, content: string, type = 'image') {
  const seq = newClientId()
  return { action: 'group', seq, data: { seq, group_id: groupId, msg: { type, content } } }
}
