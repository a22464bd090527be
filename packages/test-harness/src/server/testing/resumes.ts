/** Resumes that tests apply with. */
import type { TestClient } from './client'
import { request, tryLogin } from './client'

export const PROFILE = {
  ...{ firstName: 'Dara', lastName: 'Kim', sexId: 1, birthday: '1996-11-02', locationId: 1202 },
  ...{ maritalId: 0, nationalityId: 116, mobile: '', email: '', photo: '' },
}
export const INTENTION = {
  ...{ reqJobTitle: 'Cook', categoryIds: [12], industryIds: [8], locationIds: [17] },
  ...{ jobTerm: 1, salaryFrom: 250 },
}

export async function addResume(client: TestClient, name = 'Kitchen'): Promise<string> {
  const { body } = await client.api('POST', '/users/resumes', { name })
  return `/users/resumes/${body.id}`
}

export const idIn = (path: string): number => Number(path.split('/').at(-1))

/** Writes what a resume needs and submits it. */
export async function submit(client: TestClient, path: string) {
  await client.api('PUT', `${path}/profile`, PROFILE)
  await client.api('PUT', '/users/resumes/intentions', INTENTION)
  return client.api('PUT', `${path}/submit`)
}

/** Calls of the demo's reviewer, who has no chat. */
export async function reviewerOf(url: string) {
  const { body } = await tryLogin(url, 'reviewer', 'Sarika2026')
  const token: string = body.access_token
  const call = (method: string, path: string, sent?: unknown) =>
    request(url, method, `/api/v1.0.0${path}`, { token, body: sent })
  /** About the version that waits. */
  const decide = async (id: number, decision: object) => {
    const { version } = (await call('GET', `/reviews/resumes/${id}`)).body
    return call('PUT', `/reviews/resumes/${id}`, { version, ...decision })
  }
  return { token, call, decide, approve: (id: number) => decide(id, { decision: 'approve' }) }
}

/** A resume that may be applied with. */
export async function approvedResume(client: TestClient, name?: string): Promise<string> {
  const path = await addResume(client, name)
  await submit(client, path)
  await (await reviewerOf(client.url)).approve(idIn(path))
  return path
}
