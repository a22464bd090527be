import { decodeAuth } from '../wire/auth.js'
import { authCall, pageCall } from '../wire/calls.js'
import { encodeHeartbeat, heartbeatAnswerFrame } from '../wire/heartbeat.js'
import { encodePing } from '../wire/ping.js'
import type { Check } from './backend-check.js'
import { agree, type BackendSocket, hold } from './backend-driver.js'
import { Person, type WireFrame } from './backend-person.js'

/** What an ended socket said: the errors, then the code. */
async function endOf(socket: BackendSocket): Promise<readonly unknown[]> {
  const said: unknown[] = []
  for (;;) {
    const news = await socket.next()
    if (news.kind === 'closed') return [...said, news.code]
    const frame = JSON.parse(news.text) as WireFrame
    if (frame.action === 'error') said.push(frame.data.id)
  }
}

/** What is wrong with an answer to a heartbeat, which may tell the server's time; undefined = nothing. */
function beatFault(news: Awaited<ReturnType<BackendSocket['next']>>): unknown {
  const read = news.kind === 'text' ? heartbeatAnswerFrame.safeParse(JSON.parse(news.text)) : undefined
  return read?.success === true ? undefined : news
}

const codeOf = ({ body }: { readonly body: string }): unknown => (JSON.parse(body) as { code: unknown }).code

/** Sockets, tokens, and how both end. */
export const LOGIN_CHECKS: readonly Check[] = [
  [
    'S-BACK-22 answers each heartbeat with a heartbeat and the online ping with a presence of the account',
    async (backend) => {
      const [ann] = backend.people
      const a = await Person.join(backend, ann)
      a.socket.send(encodeHeartbeat())
      agree('a heartbeat', beatFault(await a.next()), undefined)
      a.socket.send(encodePing('ping-1', 1))
      const [frame] = await a.heard()
      agree('a ping', [frame?.action, frame?.data.type, frame?.data.im_id], ['notice', 'presence', ann])
    },
  ],
  [
    'S-BACK-23 has one live socket a person: the same device replaces it with 4002, within 10 s by its turn, another ends it with error.kicked_out',
    async (backend) => {
      const [ann] = backend.people
      const login = await backend.login(ann, 'desk')
      const first = await login.connect()
      const second = await Person.connect(login, 'second')
      agree('replaced', await endOf(first), [4002])
      const ahead = await login.connect(undefined, 9)
      agree('replaced by a later one', await endOf(second.socket), [4002])
      const late = await login.connect(undefined, 7)
      agree('a late one of an earlier turn', await endOf(late), [4002])
      await backend.passTime(10_000)
      const heir = await Person.connect({ ...login, connect: () => login.connect(undefined, 1) }, 'heir')
      agree('replaced by a turn of ten seconds later', await endOf(ahead), [4002])
      await Person.join(backend, ann, 'other')
      const [error, code] = await endOf(heir.socket)
      agree(
        'kicked out',
        [error, code === 1000 || code === 4001 || code === 4002],
        ['error.kicked_out', false],
      )
    },
  ],
  [
    'S-BACK-24 takes no frame and no call on a token that is over (4001, -401), and gives a new one for it',
    async (backend) => {
      const [ann, ben] = backend.people
      const login = await backend.login(ann, 'desk')
      const a = await Person.connect(login, 'a')
      await backend.passTime(backend.tokenLifeMs + 1_000)
      const data = { seq: 'late', sender_id: ann, receiver_id: ben, msg: { type: 'text', content: 'late' } }
      a.socket.send(JSON.stringify({ action: 'p2p', seq: 'late', data }))
      agree('a frame', await endOf(a.socket), [4001])
      agree('a call', codeOf(await login.call(pageCall('person-messages', ''))), -401)
      agree('a socket', await endOf(await login.connect()), [4001])
      const auth = decodeAuth((await login.call(authCall())).body)
      hold('no new token', auth.kind === 'ok', auth)
      const fresh = auth.kind === 'ok' ? auth.token : ''
      agree('a call with it', codeOf(await login.call(pageCall('person-messages', ''), fresh)), 0)
      const socket = await login.connect(fresh)
      socket.send(encodeHeartbeat())
      agree('a socket with it', beatFault(await socket.next()), undefined)
      const { body } = await login.call(pageCall('person-messages', ''), fresh)
      agree('what is kept', (JSON.parse(body) as { data: unknown }).data, [])
    },
  ],
  [
    'S-BACK-25 ends a revoked login everywhere: error.unauthorized on its sockets, -403 on its calls; an unknown token is -401 and 4001',
    async (backend) => {
      const [ann] = backend.people
      const login = await backend.login(ann, 'desk')
      const a = await Person.connect(login, 'a')
      await backend.elsewhere.revoke(ann)
      const isOver = (code: unknown) => ![1000, 4001, 4002].includes(Number(code))
      const [error, code] = await endOf(a.socket)
      agree('its socket', [error, isOver(code)], ['error.unauthorized', true])
      agree('a call', codeOf(await login.call(pageCall('person-messages', ''))), -403)
      agree('a renewal', codeOf(await login.call(authCall())), -403)
      const [again, close] = await endOf(await login.connect())
      agree('a new socket', [again, isOver(close)], ['error.unauthorized', true])
      agree(
        'an unknown token',
        codeOf(await login.call(pageCall('person-messages', ''), 'no-such-token')),
        -401,
      )
      agree('a socket with it', await endOf(await login.connect('no-such-token')), [4001])
    },
  ],
]
