// Who may call what of that which belongs to job seekers, and of the advice for them.
import { pdfOf } from '../seed/pdf'
import { RESUME } from '../seed/sokha'
import type { Scene } from './access-scene'
import { formOf, PICTURE } from './files'
import { OPEN, of, type RouteCase } from './verdicts'

const API = '/api/v1.0.0'
/** about whoever calls, when it is a seeker */
const SEEKERS = of('ok', 'refused', 'ok', 'refused', 'refused')
const own: readonly RouteCase[] = [{ verdicts: SEEKERS }]
/** sokha's, of a job of angkor-hr */
const OWNER = of('ok', 'refused', 'missing', 'refused', 'refused')
const ofOwner = { verdicts: OWNER, params: () => ({ id: '1' }) }
/** The server of the matrix prints nothing: who may not see the resume does not hear of that. */
const ofPrinter = {
  verdicts: of('501 no_printer', 'refused', 'missing', 'refused', 'refused'),
  params: () => ({ id: '1' }),
}
const ofOne = { verdicts: SEEKERS, params: () => ({ id: '1' }) }

/** about whoever calls */
const everybody: readonly RouteCase[] = [{ verdicts: of('ok', 'ok', 'ok', 'ok', 'ok') }]

/** The owner's newest notice: for all others there is none of that id. */
const ofOneNotice = {
  verdicts: of('ok', 'missing', 'missing', 'missing', 'missing'),
  async prepare({ people: { owner } }: Scene): Promise<Record<string, string>> {
    return { id: String((await owner.api('GET', '/users/messages/inbox')).body.result[0].id) }
  },
}

const SEARCH = { name: 'Hotels', jobtitle: 'cook', pushjobnum: 5, pushperiod: 7 }

/** An entry of each section, and the number of one that sokha's resume has. */
const ITEMS = {
  experiences: [{ company: 'A', jobtitle: 'B', formtime: '2020-01' }, 1],
  educations: [{ qualificationname: 'A', qualificationId: 1, major: 'B', fromDate: '2020-01' }, 3],
  languageLevels: [{ languageId: 1, languageLevelId: 1 }, 4],
  skills: [{ skillname: 'A', skillyears: 1 }, 6],
  qualifications: [{ quaname: 'A', issued: 'B', obtained: '2020-01' }, 7],
} as const

function itemCases(section: string, [item, id]: readonly [object, number]): [string, RouteCase[]][] {
  const path = `${API}/users/resumes/:id/${section}`
  const params = () => ({ id: '1', itemId: String(id) })
  return [
    [`POST ${path}`, [{ ...ofOwner, body: () => item }]],
    [`PUT ${path}/:itemId`, [{ verdicts: OWNER, params, body: () => item }]],
    [`DELETE ${path}/:itemId`, [{ verdicts: OWNER, params }]],
  ]
}

function file(): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(pdfOf(['A resume that can be read by everybody']))], 'me.pdf'))
  return form
}

/** A picture of the owner's. */
async function ownImage({ people: { owner } }: Scene): Promise<Record<string, string>> {
  const { body } = await owner.api('POST', '/users/resumes/1/images', formOf(PICTURE, 'me.png'))
  return { imageId: body.id }
}

/** A link to the owner's resume. */
async function ownLink({ people: { owner } }: Scene): Promise<Record<string, string>> {
  const { body } = await owner.api('POST', '/users/resumes/1/links', { days: 7 })
  return { id: '1', linkId: String(body.result[0].id) }
}

export const SEEKER_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  [`GET ${API}/users/jobs/statistics`]: own,
  [`GET ${API}/resumes/recommend`]: [{ verdicts: OPEN, query: () => '?keyword=receptionist' }],
  [`GET ${API}/users/premium/resumes`]: own,
  [`POST ${API}/users/premium/resumes`]: [
    { verdicts: OWNER, body: () => ({ resumeId: 1, isForward: true }) },
  ],
  [`POST ${API}/users/jobs/:id/following`]: [ofOne],
  [`POST ${API}/users/jobs/following/batch`]: [{ verdicts: SEEKERS, body: () => ({ jobIds: [1, 2] }) }],
  [`DELETE ${API}/users/jobs/following`]: [{ verdicts: SEEKERS, query: () => '?ids=1' }],
  [`GET ${API}/users/jobs/following`]: own,
  [`POST ${API}/users/employers/:id/following`]: [ofOne],
  [`DELETE ${API}/users/employers/following`]: [{ verdicts: SEEKERS, query: () => '?ids=1' }],
  [`GET ${API}/users/employers/following`]: own,
  [`GET ${API}/users/following/states`]: [{ verdicts: SEEKERS, query: () => '?jobId=1&employerId=1' }],
  // A job that nobody here has applied for; dara has no resume 1.
  [`POST ${API}/users/jobs/:jobId/applications`]: [
    { verdicts: OWNER, params: () => ({ jobId: '2' }), body: () => ({ resumeId: 1 }) },
  ],
  [`POST ${API}/users/jobs/batch/apply/jobs`]: [
    { verdicts: OWNER, body: () => ({ jobIds: [2], resumeId: 1 }) },
    { verdicts: OWNER, body: () => ({ jobIds: [2], letterId: 1 }) },
  ],
  [`GET ${API}/users/jobs/applications`]: own,
  [`GET ${API}/users/applications/:id`]: [
    { verdicts: of('ok', 'ok', 'missing', 'missing', 'missing'), params: () => ({ id: '1' }) },
  ],
  [`GET ${API}/users/applications/:id/state`]: [
    { verdicts: of('ok', 'ok', 'missing', 'missing', 'missing'), params: () => ({ id: '1' }) },
  ],
  // What is between the caller and the owner: to who has nothing to do with her an empty list.
  [`GET ${API}/users/im/:imId/applications`]: [
    { verdicts: of('ok', 'ok', 'ok', 'ok', 'ok'), params: ({ people }) => ({ imId: people.owner.imId }) },
  ],
  [`DELETE ${API}/users/applications/:id`]: [ofOwner],
  [`POST ${API}/users/applications/:id/confirm`]: [{ ...ofOwner, body: () => ({ confirmStatus: 1 }) }],
  // Nothing is asked for yet: who may answer is told that.
  [`PUT ${API}/users/applications/:id/proposal`]: [
    {
      verdicts: of('missing', 'refused', 'missing', 'missing', 'missing'),
      params: () => ({ id: '1' }),
      body: () => ({ answer: 'keep' }),
    },
  ],
  [`POST ${API}/users/applications/:id/proposal`]: [
    { ...ofOwner, body: () => ({ interviewTime: 4_000_003_600, text: 'I work in the morning' }) },
  ],
  [`PUT ${API}/users/applications/:id/interview`]: [
    {
      verdicts: of('missing', 'ok', 'missing', 'missing', 'missing'),
      params: () => ({ id: '1' }),
      body: () => ({
        interviewTime: 4_000_000_000,
        actionAddress: 'Here',
        actionConact: 'Me',
        actionMobile: '012000001',
      }),
    },
  ],
  [`DELETE ${API}/users/applications/:id/interview`]: [
    { verdicts: of('missing', 'ok', 'missing', 'missing', 'missing'), params: () => ({ id: '1' }) },
  ],
  [`GET ${API}/users/jobs`]: own,
  [`PUT ${API}/users/jobs/:id/communication`]: [{ ...ofOwner, body: () => ({ isFlagged: true }) }],
  [`DELETE ${API}/users/jobs/:id/communication`]: [ofOwner],
  [`GET ${API}/users/jobs/invitations`]: own,
  [`POST ${API}/users/jobs/:jobId/invitations`]: [
    {
      verdicts: of('missing', 'ok', 'missing', 'missing', 'missing'),
      params: () => ({ jobId: '2' }),
      body: ({ people }) => ({ imId: people.owner.imId }),
    },
  ],
  [`DELETE ${API}/users/jobs/invitations/:id`]: [ofOwner],
  [`GET ${API}/users/employer/invitations`]: [{ verdicts: of('missing', 'ok', 'missing', 'ok', 'ok') }],
  [`GET ${API}/users/letters`]: own,
  [`POST ${API}/users/letters/save`]: [
    { verdicts: SEEKERS, body: () => ({ title: 'To you', content: 'Hello' }) },
    { verdicts: OWNER, body: () => ({ id: 1, title: 'To you', content: 'Hello' }) },
  ],
  [`DELETE ${API}/users/letters/:id`]: [ofOwner],
  [`GET ${API}/users/searches/agents`]: own,
  [`POST ${API}/users/searches/agents/save`]: [
    { verdicts: SEEKERS, body: () => SEARCH },
    { verdicts: OWNER, body: () => ({ id: 1, ...SEARCH }) },
  ],
  [`POST ${API}/users/searches/agents/:id/start`]: [{ verdicts: OWNER, params: () => ({ id: '1' }) }],
  [`DELETE ${API}/users/searches/agents/:id`]: [ofOwner],
  [`GET ${API}/users/resumes`]: own,
  [`GET ${API}/users/resumes/simple`]: own,
  [`POST ${API}/users/resumes`]: [{ verdicts: SEEKERS, body: () => ({ name: 'Mine' }) }],
  [`POST ${API}/users/resumes/copy`]: [{ verdicts: OWNER, body: () => ({ id: 1 }) }],
  [`GET ${API}/users/resumes/intentions`]: own,
  [`PUT ${API}/users/resumes/intentions`]: [{ verdicts: SEEKERS, body: () => RESUME.intention }],
  [`PUT ${API}/users/resumes/intentions/work/:status`]: [
    { verdicts: SEEKERS, params: () => ({ status: '1' }) },
  ],
  [`PUT ${API}/users/resumes/:id/career/profile`]: [{ ...ofOwner, body: () => RESUME.career }],
  [`PUT ${API}/users/resumes/:id/none`]: [{ ...ofOwner, body: () => ({ sections: [] }) }],
  [`PUT ${API}/users/resumes/:id/submit`]: [ofOwner],
  [`POST ${API}/users/resumes/:id/images`]: [{ ...ofOwner, body: () => formOf(PICTURE, 'me.png') }],
  // Nobody got an application with it.
  [`GET ${API}/users/resumes/images/:imageId`]: [
    { verdicts: of('ok', 'missing', 'missing', 'missing', 'missing', 'log in'), prepare: ownImage },
  ],
  [`POST ${API}/users/resumes/json`]: [{ verdicts: SEEKERS, body: () => ({ basics: { name: 'Me' } }) }],
  [`GET ${API}/users/resumes/:id/pdf`]: [ofPrinter],
  [`GET ${API}/users/resumes/:id/doc`]: [ofPrinter],
  [`GET ${API}/users/resumes/:id/json`]: [ofOwner],
  [`GET ${API}/users/resumes/:id`]: [ofOwner],
  [`DELETE ${API}/users/resumes/:id`]: [ofOwner],
  [`PUT ${API}/users/resumes/:id/attributes`]: [{ ...ofOwner, body: () => ({ name: 'Mine' }) }],
  [`PUT ${API}/users/resumes/:id/profile`]: [{ ...ofOwner, body: () => RESUME.profile }],
  [`PUT ${API}/users/resumes/:id/default/:defaultCv`]: [
    { verdicts: OWNER, params: () => ({ id: '1', defaultCv: '1' }) },
  ],
  [`PUT ${API}/users/resumes/:id/pirvacy/:level`]: [
    { verdicts: OWNER, params: () => ({ id: '1', level: '1' }) },
  ],
  [`PUT ${API}/users/resumes/:id/refresh`]: [ofOwner],
  [`GET ${API}/users/resumes/employers/viewers`]: own,
  [`GET ${API}/users/resumes/:id/links`]: [ofOwner],
  [`POST ${API}/users/resumes/:id/links`]: [{ ...ofOwner, body: () => ({ days: 7 }) }],
  [`DELETE ${API}/users/resumes/:id/links/:linkId`]: [{ verdicts: OWNER, prepare: ownLink }],
  // Without a link: sokha shows her resume to employers. With one: http/shares.test.ts.
  [`GET ${API}/resumes/recommend/:id`]: [
    { verdicts: of('ok', 'ok', 'missing', 'ok', 'ok', 'missing'), params: () => ({ id: '1' }) },
  ],
  // It has no photo.
  [`GET ${API}/resumes/recommend/:id/photo`]: [
    {
      verdicts: of('missing', 'missing', 'missing', 'missing', 'missing', 'missing'),
      params: () => ({ id: '1' }),
    },
  ],
  ...Object.fromEntries(Object.entries(ITEMS).flatMap(([section, item]) => itemCases(section, item))),
  [`GET ${API}/users/resumes/attachment`]: own,
  [`POST ${API}/users/resumes/attachment`]: [{ verdicts: SEEKERS, body: file }],
  [`POST ${API}/users/resumes/ai/parse`]: [{ verdicts: SEEKERS, body: file }],
  // Nobody got an application with it.
  [`GET ${API}/users/resumes/attachment/:id`]: [
    { verdicts: of('ok', 'missing', 'missing', 'missing', 'missing'), params: () => ({ id: '1' }) },
  ],
  [`DELETE ${API}/users/resumes/attachment/:id`]: [ofOwner],
  [`GET ${API}/users/messages/inbox`]: everybody,
  [`GET ${API}/users/messages/inbox/unread/count`]: everybody,
  [`PUT ${API}/users/messages/inbox/read/all`]: everybody,
  [`GET ${API}/users/messages/inbox/:id`]: [ofOneNotice],
  [`PUT ${API}/users/messages/inbox/:id`]: [{ ...ofOneNotice, body: () => ({ isRead: true }) }],
  [`DELETE ${API}/users/messages/inbox/:id`]: [ofOneNotice],
  [`GET ${API}/users/me/notice-settings`]: own,
  [`PUT ${API}/users/me/notice-settings`]: [{ verdicts: SEEKERS, body: () => ({ here: { answers: true } }) }],
  [`GET ${API}/users/articles`]: [{ verdicts: OPEN }],
  [`GET ${API}/users/home/page/articles`]: [{ verdicts: OPEN }],
  [`GET ${API}/users/articles/:id`]: [{ verdicts: OPEN, params: () => ({ id: '1' }) }],
}
