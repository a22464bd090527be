// Six people around the things of one of them, with real data: what the access matrix is tried on.
import { embeddedAnswerer } from '../assistant/embedded'
import type { Access } from '../http/access'
import { login, newClientId, request, shown, type TestClient, textTo, textToGroup } from './client'
import { PUSH_SETTINGS } from './push'
import { PLENTY, startTestServer } from './world'

/**
 * - owner: sokha; hers are the group, the messages and whatever has her id in its path
 * - seeker: dara, no contact of hers, not in the group
 * - employer: angkor-hr, her contact, member of the group
 * - removed: tonle-bank, her contact, was in the group
 * - blacklisted: golden-silk, her contact, blocked by her
 */
export const ROLES = ['anonymous', 'blacklisted', 'removed', 'seeker', 'employer', 'owner'] as const
export type Role = (typeof ROLES)[number]
export type Person = Exclude<Role, 'anonymous'>

const LOGINS: Readonly<Record<Person, string>> = {
  owner: 'sokha',
  seeker: 'dara',
  employer: 'angkor-hr',
  removed: 'tonle-bank',
  blacklisted: 'golden-silk',
}

/** Stands in the group's title and in every message; only owner and employer may ever see it. */
export const SECRET = 'between us two'

export interface Scene {
  url: string
  people: Readonly<Record<Person, TestClient>>
  groupId: string
  /** the owner's messages to the employer and to the group */
  directId: string
  groupMessageId: string
  /** of a code that the owner's phone has scanned */
  qrClientId: string
  /** whom somebody reaches who wants the owner's things; the owner herself reaches the employer */
  peerOf(role: Role): string
}

export async function openScene(): Promise<Scene> {
  const { url } = await startTestServer({
    push: PUSH_SETTINGS,
    rates: { loginAddresses: PLENTY },
    wallet: { feeBasisPoints: 0 },
    assistant: embeddedAnswerer,
  })
  const entries = await Promise.all(
    Object.entries(LOGINS).map(async ([role, account]) => [role, await login(url, account)]),
  )
  const people: Record<Person, TestClient> = Object.fromEntries(entries)
  const { owner, employer, removed, blacklisted } = people
  const members = { name: 'Night shift', im_ids: [employer.imId, removed.imId] }
  const made = await owner.chat('POST', '/chat/groups', members)
  const groupId: string = made.body.data.group_id
  await owner.chat('DELETE', `/chat/groups/${groupId}/members/${removed.imId}`)
  await owner.chat('POST', `/chat/groups/${groupId}`, { title: SECRET })
  const socket = await owner.online()
  const direct = await socket.call(textTo(employer.imId, SECRET))
  const inGroup = await socket.call(textToGroup(groupId, SECRET))
  socket.close()
  await owner.chat('POST', `/chat/users/${owner.imId}/blacklist`, { blacklist: [blacklisted.imId] })
  const qr = await request(url, 'GET', '/api/v1.0.0/passport/qrcode/clientId')
  const qrClientId: string = qr.body.clientId
  await owner.api('POST', `/passport/qrcode/${qrClientId}/scan`)
  return {
    url,
    people,
    groupId,
    qrClientId,
    directId: String(direct.msg_id),
    groupMessageId: String(inGroup.msg_id),
    peerOf: (role) => (role === 'owner' ? employer.imId : owner.imId),
  }
}

/** Which token goes with a route. */
export const TOKEN: Readonly<Record<Access, 'none' | 'account' | 'chat'>> = {
  anyone: 'none',
  visitor: 'account',
  account: 'account',
  seeker: 'account',
  reviewer: 'account',
  agent: 'account',
  employer: 'account',
  chat: 'chat',
  'chat-renewal': 'chat',
  'file-reader': 'chat',
  'im-token': 'chat',
  'account-or-im': 'account',
}

/** A call as one of them makes it, with the token that goes with its access. */
export function callAs(
  { url, people }: Scene,
  role: Role,
  access: Access,
  method: string,
  path: string,
  body: unknown,
) {
  const person = role === 'anonymous' || TOKEN[access] === 'none' ? null : people[role]
  const token = person && (TOKEN[access] === 'account' ? person.accessToken : person.imToken)
  const { headers = {}, ...rest }: { headers?: Record<string, string>; token?: string } = token
    ? shown(access, token)
    : {}
  // What is done once is done once for each of them.
  return request(url, method, path, {
    ...rest,
    headers: { ...headers, 'idempotency-key': newClientId() },
    body,
  })
}
