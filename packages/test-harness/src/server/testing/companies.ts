/** Companies that tests register, and the papers that they send. */
import { pdfOf } from '../seed/pdf'
import { type Reply, request, TestClient } from './client'
import { mailCode, readOutbox } from './codes'
import { formOf, PICTURE } from './files'

const API = '/api/v1.0.0'
const PASSWORD = 'Champei26'

export const FOUNDER = 'boss@champei.example'
export const PLACE = { locationId: 1701, address: 'Street 26' }
export const ABOUT = { km: 'សណ្ឋាគារ 42 បន្ទប់នៅសៀមរាប' }

/** What somebody got who registered, as a person who is logged in, chat included. */
export async function personOf(url: string, tokens: Reply): Promise<TestClient> {
  const { access_token, refresh_token } = tokens.body
  const { body } = await request(url, 'POST', `${API}/users/authorize/im`, {
    token: access_token,
    body: { udid: 'test', platform: 3, status: 2, accountType: 0 },
  })
  return new TestClient(url, body.user.im_id, access_token, refresh_token, body.im_token)
}

export const registering = async (url: string, more: object = {}, email = FOUNDER): Promise<Reply> =>
  request(url, 'POST', `${API}/users/register/company`, {
    body: {
      ...{ email, code: await mailCode(url, 'register', email), password: PASSWORD, agreement: 'true' },
      ...{ name: 'Champei Hotel', contactName: 'Bopha Kim', ...more },
    },
  })

/** The owner of a new company. */
export const founderOf = async (url: string, email = FOUNDER): Promise<TestClient> =>
  personOf(url, await registering(url, {}, email))

/** The code in the newest invitation to somebody. */
export async function inviteCodeTo(url: string, email: string): Promise<string> {
  const { messages } = await readOutbox(url)
  const { body = '' } = messages.find(({ recipient }) => recipient === email) ?? {}
  return /invite=([\w-]+)/.exec(body)?.[1] ?? ''
}

export const joining = (url: string, invite: string, more: object = {}): Promise<Reply> =>
  request(url, 'POST', `${API}/users/register/recruiter`, {
    body: {
      ...{ invite, contactName: 'Vanna Sok', username: 'vanna', password: PASSWORD, agreement: 'true' },
      ...more,
    },
  })

/** A recruiter whom the owner has invited. */
export async function recruiterOf(owner: TestClient, email: string, username: string): Promise<TestClient> {
  await owner.api('POST', '/users/employer/recruiters/invites', { email })
  const invite = await inviteCodeTo(owner.url, email)
  return personOf(owner.url, await joining(owner.url, invite, { username, contactName: username }))
}

export const accountIdOf = async (person: TestClient): Promise<string> => {
  const { body } = await person.api('GET', '/users/employer/recruiters')
  return body.result.find(({ isMe }: { isMe: boolean }) => isMe).accountId
}

export const licence = (name = 'licence.pdf'): FormData =>
  formOf(new Uint8Array(pdfOf(['Champei Hotel Co., Ltd.'])), name)

export function picture(kind: 'logo' | 'photo', bytes: Uint8Array<ArrayBuffer> = PICTURE): FormData {
  const form = formOf(bytes, 'hall.png')
  form.append('kind', kind)
  return form
}

/** Writes what a reviewer needs, and sends it. */
export async function sendPapers(owner: TestClient): Promise<Reply> {
  await owner.api('PUT', '/users/employer/company', { ...PLACE, abouts: ABOUT })
  await owner.api('POST', '/users/employer/company/licence', licence())
  return owner.api('POST', '/users/employer/company/submit')
}
