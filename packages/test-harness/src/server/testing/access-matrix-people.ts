// Who may call what, for requests, privacy and finding people.

import { API } from '../http/route'
import type { Role, Scene } from './access-scene'
import { of, type RouteCase } from './verdicts'

/** about whoever calls */
const OWN = of('ok', 'ok', 'ok', 'ok', 'ok')
/** the owner's id is in the path */
const OWNERS = of('ok', 'missing', 'missing', 'missing', 'missing')

const ofOwner = ({ people }: Scene) => ({ imId: people.owner.imId })
const employerOf = ({ people }: Scene) => ({ imId: people.owner.imId, contactId: people.employer.imId })
const personOf = (_: Scene, role: Role) => ({ id: role, text: role, phone: '+85512000001' })

/** A request that the owner has to answer: the demo has one. */
async function asked({ people: { owner } }: Scene): Promise<Record<string, string>> {
  const { body } = await owner.chat('GET', `/chat/users/${owner.imId}/contacts`)
  const contacts: { request: { req_id: string; is_self_req: number } | null }[] = body.data.contacts
  const theirs = contacts.find(({ request }) => request?.is_self_req === 0)
  return { imId: owner.imId, reqId: theirs?.request?.req_id ?? '' }
}

export const PEOPLE_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  'GET /chat/users/:imId/contacts': [{ verdicts: OWNERS, params: ofOwner }],
  'GET /chat/users/:imId/contacts/:contactId': [{ verdicts: OWNERS, params: employerOf }],
  'PATCH /chat/users/:imId/contacts/:contactId': [
    { verdicts: OWNERS, params: employerOf, body: () => ({ friend_nickname: 'B.' }) },
  ],
  'POST /chat/users/:imId/contacts/:contactId': [{ verdicts: OWNERS, params: employerOf }],
  'PUT /chat/users/:imId/contacts/tags': [
    {
      verdicts: OWNERS,
      params: ofOwner,
      body: ({ people }) => ({ tags: [{ im_id: people.employer.imId, tags: ['HR'] }] }),
    },
  ],
  'DELETE /chat/users/:imId/contacts/:contactId': [{ verdicts: OWNERS, params: employerOf }],
  'GET /chat/users/:imId/blacklist': [{ verdicts: OWNERS, params: ofOwner }],
  'POST /chat/users/:imId/blacklist': [{ verdicts: OWNERS, params: ofOwner, body: blockEmployer }],
  'DELETE /chat/users/:imId/blacklist': [{ verdicts: OWNERS, params: ofOwner, body: blockEmployer }],

  'POST /chat/users/:imId/add_reqs': [
    { verdicts: OWNERS, params: ofOwner, body: () => ({ request: { im_id: '20006' } }) },
  ],
  'GET /chat/users/:imId/add_reqs/:reqId': [{ verdicts: OWNERS, prepare: asked }],
  'POST /chat/users/:imId/add_reqs/:reqId': [
    { verdicts: OWNERS, prepare: asked, body: () => ({ decision: 'refuse' }) },
  ],
  'GET /chat/users/:imId/privacy_settings': [{ verdicts: OWNERS, params: ofOwner }],
  'POST /chat/users/:imId/privacy_settings': [
    { verdicts: OWNERS, params: ofOwner, body: () => ({ key: 'add_verify', value: 0 }) },
  ],

  // Whoever is looked for: that nobody is found is an answer too.
  'GET /chat/user/phone/:phone': [{ verdicts: OWN, params: personOf }],
  'GET /chat/user/id/:id': [{ verdicts: OWN, params: personOf }],
  'GET /chat/user/search/:text': [{ verdicts: OWN, params: personOf }],
  'POST /chat/users/:imId/phones': [
    { verdicts: OWNERS, params: ofOwner, body: () => ({ phones: ['+85512000002'] }) },
  ],

  // The demo's group has owner, seeker and employer in it: they know each other's names.
  'GET /chat/users/:imId/': [{ verdicts: OWN, params: ofOwner }],
  'POST /chat/users/:imId/': [{ verdicts: OWNERS, params: ofOwner, body: () => ({ lang: 'en' }) }],
  'GET /biz/users/simple-info': [{ verdicts: OWN, query: ({ people }) => `?im_ids=${people.owner.imId}` }],
  [`GET ${API}/users/im/:imId/card`]: [{ verdicts: OWN, params: ofOwner }],
  [`GET ${API}/sarika/im/users/details`]: [{ verdicts: OWN, query: () => '?userId=1&accountType=0' }],
}

function blockEmployer({ people }: Scene) {
  return { blacklist: [people.employer.imId] }
}
