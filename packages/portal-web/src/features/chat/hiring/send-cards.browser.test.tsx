import { personKey, toImId } from '@sarika/im-engine'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toJobView } from '../../../lib/job'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { invite, sendInvitation, sendOwnResume } from './send-cards'

const SEEKER = personKey(toImId('10001'))
const OFFER = { times: [9_000, 12_000], address: 'Street 1', contact: 'Bopha', mobile: '+855 12000001' }
const APPLICATION = { id: 7, job: toJobView({ id: 2, title: 'Cook' }), resumeId: 3 }
const REFUSED = { ok: false, refusal: { kind: 'storage' } } as const

beforeEach(() => {
  keepSession(testSession())
})
afterEach(() => {
  endSession('signed-out')
  toast.dismiss()
  vi.unstubAllGlobals()
})

/** What was asked of the server and of the engine, in its order. */
function listen(fails: ReadonlySet<string> = new Set(), answer: object = { applicationId: 7 }, status = 200) {
  const said: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    said.push([String(url).replace(/.*\/users/, ''), JSON.parse(String(body))])
    return new Response(JSON.stringify(answer), { status })
  })
  const asked =
    (name: string) =>
    async (_to: unknown, ...rest: unknown[]) => {
      said.push([name, ...rest])
      return fails.has(name) ? REFUSED : { ok: true, value: null }
    }
  const engine = { send: asked('send'), setAbout: asked('setAbout'), setInterview: asked('setInterview') }
  return { said, engine: engine as unknown as Parameters<typeof invite>[0] }
}

const ABOUT = { jobId: '2', jobTitle: 'Cook', resumeId: '3' }
const STEPS = [
  [
    '/applications/7/interview',
    {
      interviewTime: 9,
      times: [9, 12],
      actionAddress: 'Street 1',
      actionConact: 'Bopha',
      actionMobile: '+855 12000001',
    },
  ],
  ['setAbout', ABOUT, { isForced: true }],
  ['send', { kind: 'inviteInterview', body: { ...ABOUT, jobApplyId: '7', text: '' } }],
  ['setInterview', '7'],
]

test('S-HIRE-8 an invitation is the interview, the job of the conversation, the message, then its interview', async () => {
  const { said, engine } = listen()
  expect((await invite(engine, SEEKER, APPLICATION, OFFER, { isSaid: false })).fault).toBeNull()
  expect(said).toEqual(STEPS)
})

test.each([
  ['setAbout', 2],
  ['send', 3],
])(
  'S-HIRE-8 where %s is refused nothing after it is done, and the next press begins anew',
  async (step, count) => {
    const { said, engine } = listen(new Set([step]))
    const invitation = { isSaid: false }
    expect((await invite(engine, SEEKER, APPLICATION, OFFER, invitation)).fault).toEqual(REFUSED.refusal)
    expect(said).toEqual(STEPS.slice(0, count))
    const again = listen()
    await invite(again.engine, SEEKER, APPLICATION, OFFER, invitation)
    expect(again.said).toEqual(STEPS)
  },
)

test('S-HIRE-8 where the last step fails, the next press sends no second message', async () => {
  const { engine } = listen(new Set(['setInterview']))
  const invitation = { isSaid: false }
  expect((await invite(engine, SEEKER, APPLICATION, OFFER, invitation)).fault).toEqual(REFUSED.refusal)
  const again = listen()
  expect((await invite(again.engine, SEEKER, APPLICATION, OFFER, invitation)).fault).toBeNull()
  expect(again.said.map((one) => (one as unknown[])[0])).not.toContain('send')
})

const CONTACTS = { getSnapshot: () => [{ imId: toImId('10001') }], subscribe: () => () => {} }

test('S-BOARD-26 the card of an interview that stands goes as from the chat, without the interview once more', async () => {
  const { said, engine } = listen()
  const withContacts = { ...engine, contacts: CONTACTS } as unknown as Parameters<typeof sendInvitation>[0]
  expect(await sendInvitation(withContacts, '10001', APPLICATION, { isSaid: false })).toBeNull()
  expect(said).toEqual(STEPS.slice(1))
})

test('S-BOARD-26 a card that did not go is sent again, and what was said is not said twice', async () => {
  const [first, again] = [listen(new Set(['setInterview'])), listen()]
  const withContacts = (engine: object) =>
    ({ ...engine, contacts: CONTACTS }) as unknown as Parameters<typeof sendInvitation>[0]
  const progress = { isSaid: false }
  expect(await sendInvitation(withContacts(first.engine), '10001', APPLICATION, progress)).toEqual(
    REFUSED.refusal,
  )
  expect(await sendInvitation(withContacts(again.engine), '10001', APPLICATION, progress)).toBeNull()
  expect(again.said).toEqual([STEPS[1], STEPS[3]])
})

const RESUME = { id: 3, name: 'Front desk' }

test('S-HIRE-6 a resume is applied with, then told of', async () => {
  const { said, engine } = listen()
  expect(await sendOwnResume(engine, SEEKER, ABOUT, RESUME, 'try-1')).toBeNull()
  expect(said).toEqual([
    ['/jobs/2/applications', { clientId: 'try-1', resumeId: 3 }],
    ['send', { kind: 'sendResume', body: { ...ABOUT, jobApplyId: '7', text: 'Front desk' } }],
  ])
})

test('S-HIRE-6 a message that does not go says that the resume was not sent', async () => {
  const { engine } = listen(new Set(['send']))
  expect(await sendOwnResume(engine, SEEKER, ABOUT, RESUME, 'try-1')).toBe('notSent')
})

test.each([
  [422, 'resume_not_approved', 'notApproved'],
  [422, 'job_closed', 'jobClosed'],
  [422, 'no_employer', 'noEmployer'],
  [404, 'not_found', 'missing'],
  [429, 'too_fast', 'tooFast'],
  [500, 'error', 'failed'],
])('S-HIRE-6 where the server answers %i %s nothing is told to the employer', async (status, code, fault) => {
  const { said, engine } = listen(new Set(), { code }, status)
  expect(await sendOwnResume(engine, SEEKER, ABOUT, RESUME, 'try-1')).toBe(fault)
  expect(said).toHaveLength(1)
})

test('S-HIRE-6 who has no network reads that', async () => {
  const { engine } = listen()
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  expect(await sendOwnResume(engine, SEEKER, ABOUT, RESUME, 'try-1')).toBe('network')
})
