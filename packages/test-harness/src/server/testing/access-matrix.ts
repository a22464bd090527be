// Who may call what: an entry for every route of the server; access-matrix-frames.ts has the frames. The test goes by the
// server's own tables, so that a new route or frame fails by its name until it has an entry here.

import { signSmsRequest } from '../accounts/sms-signature'
import { BOARD_MATRIX } from './access-matrix-board'
import { CALL_MATRIX } from './access-matrix-calls'
import { CHAT_AUTH_MATRIX } from './access-matrix-chat-auth'
import { COMPANY_MATRIX } from './access-matrix-company'
import { EMPLOYER_MATRIX } from './access-matrix-employers'
import { JOB_MATRIX } from './access-matrix-jobs'
import { PEOPLE_MATRIX } from './access-matrix-people'
import { REPORT_MATRIX } from './access-matrix-reports'
import { REVIEW_MATRIX } from './access-matrix-reviews'
import { SEEKER_MATRIX } from './access-matrix-seekers'
import { SERVICE_MATRIX } from './access-matrix-service'
import { WALLET_MATRIX } from './access-matrix-wallet'
import type { Role, Scene } from './access-scene'
import { login, newClientId } from './client'
import { fileTo, fileToGroup, formOf, PICTURE, TEXT, uploaded } from './files'
import { pushDevice } from './push'
import { redirectOf } from './social'
import { OPEN, OPEN_TO_NONE, of, type RouteCase } from './verdicts'

/** about whoever calls, who has no code for it */
const OWN_WITHOUT_CODE = of('refused', 'refused', 'refused', 'refused', 'refused')
/** about whoever calls */
const OWN = of('ok', 'ok', 'ok', 'ok', 'ok')
/** the owner's id is in the path */
const OWNERS = of('ok', 'missing', 'missing', 'missing', 'missing')
const MEMBERS = of('ok', 'ok', 'missing', 'missing', 'missing')
const GROUP_OWNERS = of('ok', 'refused', 'missing', 'missing', 'missing')
/** who has a conversation with the owner, a blocked one too */
const TALKERS = of('ok', 'ok', 'missing', 'ok', 'ok')

const scanned = ({ qrClientId }: Scene) => ({ clientId: qrClientId })
const atGoogle = () => ({ provider: 'google' })
const inGroup = ({ groupId }: Scene) => ({ groupId })
const member = (scene: Scene, role: Role) => ({ groupId: scene.groupId, imId: scene.peerOf(role) })
const personTalk = (scene: Scene, role: Role) => ({ receiverId: scene.peerOf(role), talkMode: 1 })
const groupTalk = ({ groupId }: Scene) => ({ receiverId: groupId, talkMode: 2 })
const mark = (receiverId: string, isGroup: 0 | 1) => ({
  items: [{ receiverId, isGroup, readTime: 1, readMsgId: '' }],
})
const ids = (scene: Scene, role: Role) => ({ im_ids: [scene.peerOf(role)] })
const bothTalks: RouteCase[] = [
  { verdicts: TALKERS, body: personTalk },
  { verdicts: MEMBERS, body: groupTalk },
]

const API = '/api/v1.0.0'

/** A request for a code by SMS that is right but for its picture. */
const UNREAD_PICTURE = new URLSearchParams({
  regionCode: '855',
  mobile: '12000001',
  nonce: 'abcdefghij',
  signature: signSmsRequest('855', '12000001', 'abcdefghij'),
  imageCaptcha: '00000',
  imageCaptchaId: 'x',
})

const GUESS_BY_PHONE = { regionCode: '855', mobile: '12000001', code: '000000' }
const GUESS_BY_MAIL = { email: 'sokha@sarika.example', code: '000000' }
const NEW_LOGIN = { username: 'new-one', password: 'abc123', agreement: 'true' }

const picture = (): FormData => formOf(PICTURE, 'me.png')

/** A file that the owner has sent to the employer and to the group. */
async function sentFile({ people: { owner, employer }, groupId }: Scene): Promise<Record<string, string>> {
  const url = await uploaded(owner)
  const socket = await owner.online()
  for (const frame of [fileTo(employer.imId, url), fileToGroup(groupId, url)]) await socket.call(frame)
  socket.close()
  return { id: url.split('/').at(-1) ?? '' }
}
/** A login of the owner's besides the one that asks. */
async function ownersLogin({ url, people: { owner } }: Scene): Promise<Record<string, string>> {
  await login(url, 'sokha')
  const { body } = await owner.api('GET', '/users/me/logins')
  return { id: body.result.find(({ isThis }: { isThis: boolean }) => !isThis).id }
}
/** Those who take part in a conversation that has it; everybody else, and who is not logged in, is told that there is none. */
const FILE_READERS = of('ok', 'ok', 'missing', 'missing', 'missing', 'missing')

export const ROUTE_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  'GET /healthz': [{ verdicts: OPEN }],
  [`GET ${API}/healthz`]: [{ verdicts: OPEN }],

  [`POST ${API}/users/authorize`]: [
    { verdicts: OPEN, body: () => ({ account: 'sokha', password: 'Sarika2026' }) },
  ],
  [`POST ${API}/passport/token`]: [
    {
      verdicts: OPEN,
      body: ({ people: { owner } }) => ({
        access_token: owner.accessToken,
        refresh_token: owner.refreshToken,
      }),
    },
  ],
  [`DELETE ${API}/users/authorize`]: [{ verdicts: OWN }],
  [`POST ${API}/users/authorize/im`]: [{ verdicts: OWN, body: () => ({}) }],
  [`GET ${API}/users/me`]: [{ verdicts: OWN }],
  [`GET ${API}/users/me/data`]: [{ verdicts: OWN }],
  [`POST ${API}/users/me/deletion`]: [{ verdicts: OWN }],
  [`POST ${API}/users/me/deletion/stop`]: [{ verdicts: OWN }],
  [`GET ${API}/users/me/logins`]: [{ verdicts: OWN }],
  [`DELETE ${API}/users/me/logins`]: [{ verdicts: OWN }],
  [`DELETE ${API}/users/me/logins/:id`]: [{ verdicts: OWNERS, prepare: ownersLogin }],
  [`GET ${API}/passport/qrcode/clientId`]: [{ verdicts: OPEN }],
  [`GET ${API}/passport/qrcode/:clientId/authorize/callback`]: [{ verdicts: OPEN, params: scanned }],
  [`POST ${API}/passport/qrcode/:clientId/scan`]: [{ verdicts: OWNERS, params: scanned }],
  [`POST ${API}/passport/qrcode/:clientId/authorize`]: [{ verdicts: OWNERS, params: scanned }],
  [`DELETE ${API}/passport/qrcode/:clientId`]: [{ verdicts: OWNERS, params: scanned }],
  [`GET ${API}/users/social/providers`]: [{ verdicts: OPEN }],
  [`GET ${API}/users/social/:provider/login`]: [
    {
      verdicts: OPEN_TO_NONE,
      params: atGoogle,
      query: ({ url }) => `?code=x&${new URLSearchParams({ redirectUri: redirectOf(url) })}`,
    },
  ],
  [`GET ${API}/users/social/:provider/accesstoken/login`]: [
    { verdicts: OPEN_TO_NONE, params: atGoogle, query: () => '?accessToken=x' },
  ],
  [`GET ${API}/users/sms/image-captcha`]: [{ verdicts: OPEN, query: () => '?phone=85512000001' }],
  [`POST ${API}/users/sms/verify-code`]: [
    { verdicts: OPEN_TO_NONE, query: () => `?type=login&${UNREAD_PICTURE}` },
  ],
  [`POST ${API}/users/email/send/codes`]: [
    { verdicts: OPEN, query: (_, role) => `?email=${role}@b.example` },
  ],
  [`GET ${API}/users/email/:name/exists`]: [
    { verdicts: OPEN, params: () => ({ address: 'sokha@sarika.example' }) },
  ],
  [`GET ${API}/users/name/:name/exists`]: [{ verdicts: OPEN, params: () => ({ name: 'sokha' }) }],
  [`POST ${API}/users/authorize/mobile`]: [{ verdicts: OPEN_TO_NONE, body: () => GUESS_BY_PHONE }],
  [`POST ${API}/users/register/mobile`]: [
    { verdicts: OPEN_TO_NONE, body: () => ({ ...GUESS_BY_PHONE, ...NEW_LOGIN }) },
  ],
  [`POST ${API}/users/register`]: [
    { verdicts: OPEN_TO_NONE, body: () => ({ ...GUESS_BY_MAIL, ...NEW_LOGIN }) },
  ],
  [`GET ${API}/findpassword/code/mobile`]: [{ verdicts: OPEN_TO_NONE, query: () => `?${UNREAD_PICTURE}` }],
  [`GET ${API}/findpassword/code/email`]: [
    { verdicts: OPEN, query: (_, role) => `?email=${role}@b.example` },
  ],
  [`POST ${API}/findpassword/1/:regionCode/:mobileNumber`]: [
    {
      verdicts: OPEN_TO_NONE,
      params: () => ({ regionCode: '855', mobileNumber: '12000001' }),
      body: () => ({ code: '000000', password: 'abc123' }),
    },
  ],
  [`POST ${API}/findpassword/1/:address`]: [
    {
      verdicts: OPEN_TO_NONE,
      params: () => ({ address: 'sokha@sarika.example' }),
      body: () => ({ code: '000000', password: 'abc123' }),
    },
  ],
  [`PUT ${API}/users/mobile`]: [{ verdicts: OWN_WITHOUT_CODE, body: () => GUESS_BY_PHONE }],
  [`PUT ${API}/users/change/email`]: [{ verdicts: OWN_WITHOUT_CODE, body: () => GUESS_BY_MAIL }],
  [`PUT ${API}/users/password`]: [
    { verdicts: OWN, body: () => ({ oldPassword: 'Sarika2026', newPassword: 'abc123' }) },
  ],
  [`PUT ${API}/users/language`]: [{ verdicts: OWN, body: () => ({ language: 'km' }) }],
  [`POST ${API}/users/avatar`]: [{ verdicts: OWN, body: picture }],
  // Nobody has a picture yet, and no two have one name.
  [`GET ${API}/users/avatars/:name`]: [
    {
      verdicts: of('missing', 'missing', 'missing', 'missing', 'missing', 'missing'),
      params: () => ({ name: 'x.png' }),
    },
  ],
  ...CHAT_AUTH_MATRIX,

  'POST /chat/im/user/getMsg': [{ verdicts: OWN, body: () => ({}) }],
  'POST /chat/im/groups/getGroupMsgOffline': [{ verdicts: OWN, body: () => ({}) }],
  'POST /chat/im/user/getNotice': [{ verdicts: OWN, body: () => ({}) }],
  'POST /chat/im/groups/getOfflineNotice': [{ verdicts: OWN, body: () => ({}) }],
  'POST /chat/im/user/getMsgByImID': [
    { verdicts: TALKERS, body: (scene, role) => ({ im_id: scene.peerOf(role) }) },
  ],
  'POST /chat/im/groups/getGroupMsgByGroupID': [
    { verdicts: MEMBERS, body: ({ groupId }) => ({ group_id: groupId }) },
  ],
  'POST /chat/link-preview': [{ verdicts: OWN, body: () => ({ url: 'https://page.example/' }) }],
  // None of them is a manager.
  'POST /chat/im/user/serviceNotification': [{ verdicts: of(-23, -23, -23, -23, -23), body: () => ({}) }],
  'POST /chat/im/user/checkWords': [{ verdicts: OWN, body: () => ({ text: 'hello' }) }],
  'POST /chat/im/user/sendP2MMsg': [
    {
      verdicts: of(0, 0, -20, 0, -21),
      body: (scene, role) => ({
        broadcastId: newClientId(),
        msg: { type: 'text', content: 'hello' },
        receivers: [{ receiver_id: scene.peerOf(role), seq: newClientId() }],
      }),
    },
  ],

  'GET /biz/conversations/items/query': [{ verdicts: OWN }],
  'GET /biz/conversations/unread/count': [{ verdicts: OWN }],
  'POST /biz/conversations/items/save': bothTalks,
  'POST /biz/conversations/setting': bothTalks,
  'POST /biz/conversations/items/delete': bothTalks,
  'POST /biz/conversations/messages/erase': [
    { verdicts: TALKERS, body: (scene, role) => ({ ...personTalk(scene, role), items: [] }) },
    { verdicts: MEMBERS, body: (scene) => ({ ...groupTalk(scene), items: [] }) },
  ],
  'POST /biz/conversations/read': [
    { verdicts: TALKERS, body: (scene, role) => mark(scene.peerOf(role), 0) },
    { verdicts: MEMBERS, body: ({ groupId }) => mark(groupId, 1) },
  ],

  [`GET ${API}/users/me/bell`]: [{ verdicts: OWN }],
  [`PUT ${API}/users/me/bell`]: [{ verdicts: OWN, body: () => ({ kinds: { messages: false } }) }],
  [`PUT ${API}/users/me/push`]: [{ verdicts: OWN, body: () => pushDevice() }],
  [`DELETE ${API}/users/me/push`]: [{ verdicts: OWN }],
  'GET /ai/chat': [{ verdicts: OWN }],
  'POST /ai/chat': [{ verdicts: OWN, body: () => ({ message: 'Hello' }) }],
  [`GET ${API}/users/im/quick-text`]: [{ verdicts: OWN }],
  [`POST ${API}/users/im/quick-text`]: [{ verdicts: OWN, body: () => ({ texts: ['Hello'] }) }],

  'GET /chat/file_auths': [{ verdicts: OWN, query: () => '?kind=image&size=1' }],
  'POST /chat/files2': [{ verdicts: OWN, body: () => formOf(TEXT, 'pay.txt') }],
  'POST /chat/files': [{ verdicts: OWN, body: picture }],
  'GET /chat/files/:id': [{ verdicts: FILE_READERS, prepare: sentFile }],
  'GET /chat/files/:id/thumb': [{ verdicts: FILE_READERS, prepare: sentFile }],

  ...CALL_MATRIX,

  'GET /chat/groups': [{ verdicts: OWN }],
  'POST /chat/groups': [{ verdicts: OWN, body: () => ({ name: 'Mine', im_ids: ['20001'] }) }],
  'GET /chat/groups/:groupId/info': [{ verdicts: MEMBERS, params: inGroup }],
  'GET /chat/groups/:groupId/members': [{ verdicts: MEMBERS, params: inGroup }],
  'GET /chat/groups/:groupId/roles': [{ verdicts: MEMBERS, params: inGroup }],
  'GET /chat/groups/:groupId/member_settings': [{ verdicts: MEMBERS, params: inGroup }],
  'GET /chat/groups/:groupId/members/:imId/settings': [{ verdicts: MEMBERS, params: member }],
  'GET /chat/groups/:groupId/settings': [{ verdicts: MEMBERS, params: inGroup }],
  'POST /chat/groups/:groupId': [{ verdicts: GROUP_OWNERS, params: inGroup, body: () => ({ title: 'New' }) }],
  'DELETE /chat/groups/:groupId': [{ verdicts: GROUP_OWNERS, params: inGroup }],
  'POST /chat/groups/:groupId/members': [{ verdicts: MEMBERS, params: inGroup, body: ids }],
  'DELETE /chat/groups/:groupId/members': [{ verdicts: GROUP_OWNERS, params: inGroup, body: ids }],
  'DELETE /chat/groups/:groupId/members/:imId': [
    { verdicts: GROUP_OWNERS, params: member },
    // To leave: who is not in it is told so, which clients take for success.
    {
      verdicts: of('ok', 'ok', -801, -801, -801),
      params: ({ groupId, people }, role) => ({
        groupId,
        imId: role === 'anonymous' ? 'x' : people[role].imId,
      }),
    },
  ],
  'POST /chat/groups/:groupId/roles': [
    {
      verdicts: GROUP_OWNERS,
      params: inGroup,
      body: (scene, role) => ({ ...ids(scene, role), role: 'admin' }),
    },
  ],
  'GET /chat/groups/:groupId/notices': [{ verdicts: MEMBERS, params: inGroup }],
  'POST /chat/groups/:groupId/notices': [
    { verdicts: GROUP_OWNERS, params: inGroup, body: () => ({ text: 'We meet at nine' }) },
  ],
  'POST /chat/groups/:groupId/settings': [
    { verdicts: GROUP_OWNERS, params: inGroup, body: () => ({ no_speaking: 1 }) },
  ],
  'POST /chat/groups/:groupId/members/:imId/settings': [
    { verdicts: GROUP_OWNERS, params: member, body: () => ({ no_speaking: 1 }) },
  ],
  'POST /chat/groups/:groupId/members/:imId': [
    {
      verdicts: OWNERS,
      params: ({ groupId, people }) => ({ groupId, imId: people.owner.imId }),
      body: () => ({ memo: 'S.' }),
    },
  ],

  ...PEOPLE_MATRIX,
  ...WALLET_MATRIX,
  ...REPORT_MATRIX,
  ...JOB_MATRIX,
  ...EMPLOYER_MATRIX,
  ...SEEKER_MATRIX,
  ...SERVICE_MATRIX,
  ...BOARD_MATRIX,
  ...REVIEW_MATRIX,
  ...COMPANY_MATRIX,
}
