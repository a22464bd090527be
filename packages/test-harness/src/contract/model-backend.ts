import type {
  BackendElsewhere,
  BackendLogin,
  BackendSocket,
  BackendUnderTest,
} from '@sarika/im-engine/testing'
import { History } from '../world/history'
import { ownerOf } from '../world/model-people'
import { ModelRest } from '../world/model-rest'
import { ModelServer } from '../world/model-server'
import { ModelSockets } from '../world/model-socket'
import type { ModelGroup } from '../world/model-types'
import { Time } from '../world/time'
import { NewsQueue } from './news-queue'

/** Ids of the first messages have one digit less than the last ones: order by text alone would be wrong. */
const FIRST_ID = 7
const SENDS_AT_ONCE = 60
const STRANGER = 'im-4'
const MANAGER = 'im-5'

/** What changes a text on its way from the server, to see whether it is noticed. */
export type Tamper = (text: string, from: 'frame' | 'answer') => string

const asItIs: Tamper = (text) => text

/** The simulation's model server as a backend under test: on virtual time, so nothing is waited for. */
export function modelBackend(tamper: Tamper = asItIs): BackendUnderTest {
  const time = new Time()
  const server = new ModelServer(time, new History(false), FIRST_ID)
  let sends = 0
  const sockets = new ModelSockets(server, {
    isTooFast: () => ++sends > SENDS_AT_ONCE,
    isWarning: () => false,
    isInvalid: () => false,
    isForgotten: () => false,
  })
  const rest = new ModelRest(server)
  const people = ['im-1', 'im-2', 'im-3'] as const
  for (const imId of people) server.addAccount(imId)
  for (const imId of [STRANGER, MANAGER]) server.addAccount(imId, true)
  server.managers.add(MANAGER)
  return {
    people,
    stranger: STRANGER,
    manager: MANAGER,
    tokenLifeMs: server.tokenTtlMs,
    sendsAtOnce: SENDS_AT_ONCE,
    writesTips: true,
    elsewhere: elsewhereIn(server, sockets, rest),
    login: async (imId, device) => loginOf(imId, server.login(imId, device), rest, sockets, tamper),
    passTime: async (ms) => {
      sends = 0
      await time.advance(ms)
    },
  }
}

function loginOf(
  imId: string,
  own: string,
  rest: ModelRest,
  sockets: ModelSockets,
  tamper: Tamper,
): BackendLogin {
  return {
    imId,
    connect: async (token = own, turn = 0) => socketOf(sockets, token, turn, tamper),
    call: async ({ method, path, body: sent = '' }, token = own) => {
      const { status, body } = rest.call({ method, path, token, body: sent })
      return { status, body: tamper(body, 'answer'), retryAfterMs: 0 }
    },
  }
}

function socketOf(sockets: ModelSockets, token: string, turn: number, tamper: Tamper): BackendSocket {
  const news = new NewsQueue()
  const send = (text: string) => news.push({ kind: 'text', text: tamper(text, 'frame') })
  const end = { send, tell: send, close: (code: number) => news.push({ kind: 'closed', code }) }
  const session = sockets.accept(token, end, turn)
  return {
    send: (text) => session && sockets.hear(session, text),
    next: async () => {
      const first = news.take()
      if (first === undefined) throw new Error('nothing comes')
      return first
    },
  }
}

function elsewhereIn(server: ModelServer, sockets: ModelSockets, rest: ModelRest): BackendElsewhere {
  const call = (by: string, method: string, path: string, body: object = {}) => {
    const answer = rest.respond(by, { method, path: `/chat/groups${path}`, body: JSON.stringify(body) })
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`)
    return (JSON.parse(answer.body) as { data: { group_id: string } }).data
  }
  const inGroup = async (id: string, method: string, path: string, body: object = {}): Promise<void> =>
    void call(ownerOf(server.groups.get(id) as ModelGroup), method, `/${id}${path}`, body)
  return {
    makeGroup: async ([owner = '', ...members]) =>
      call(owner, 'POST', '', { name: 'Group', im_ids: members }).group_id,
    renameGroup: (group, title) => inGroup(group, 'POST', '', { title }),
    muteGroup: (group, isOn) => inGroup(group, 'POST', '/settings', { no_speaking: isOn ? 1 : 0 }),
    muteMember: (group, member, isOn) =>
      inGroup(group, 'POST', `/members/${member}/settings`, { no_speaking: isOn ? 1 : 0 }),
    giveRole: (group, member, role) => inGroup(group, 'POST', '/roles', { im_ids: [member], role }),
    addMember: (group, member) => inGroup(group, 'POST', '/members', { im_ids: [member] }),
    removeMember: (group, member) => inGroup(group, 'DELETE', `/members/${member}`),
    leaveGroup: async (group, member) => void call(member, 'DELETE', `/${group}/members/${member}`),
    disbandGroup: (group) => inGroup(group, 'DELETE', ''),
    block: async (by, whom, isOn) => void server.setBlocked(by, whom, isOn),
    endContact: async (by, whom) => void server.setFriends(by, whom, false),
    revoke: async (imId) => {
      for (const login of server.logins.values()) if (login.account === imId) login.isRevoked = true
      sockets.sweep()
    },
  }
}
