import { expect, test } from 'vitest'
import { login, type TestClient } from '../testing/client'
import { startTestServer } from '../testing/world'

/** Sokha's to Angkor, with an interview; to a job that nobody there has opened yet. */
const [INVITED, UNSEEN] = [1, 6]

async function start() {
  const { url } = await startTestServer()
  const [sokha, hr, tech] = await Promise.all([
    login(url, 'sokha'),
    login(url, 'angkor-hr'),
    login(url, 'mekong-tech'),
  ])
  return { sokha, hr, tech }
}

const stateOf = (client: TestClient, id: number) => client.api('GET', `/users/applications/${id}/state`)
const between = async (client: TestClient, imId: string) =>
  (await client.api('GET', `/users/im/${imId}/applications`)).body.result

test('S-HIRE-7 S-HIRE-12 how far an application is reads without what was sent, and is no look at it', async () => {
  const { sokha, hr, tech } = await start()
  const seen = await stateOf(hr, UNSEEN)
  expect(seen.body).toMatchObject({ id: UNSEEN, status: 'delivered', viewedAt: null })
  for (const part of ['resume', 'letter']) expect(seen.body).not.toHaveProperty(part)
  expect((await stateOf(sokha, UNSEEN)).body).toEqual(seen.body)
  expect((await stateOf(tech, UNSEEN)).status).toBe(404)
  for (const id of ['0', 'x', '99999']) expect((await stateOf(hr, id as never)).status).toBe(404)
  await hr.api('GET', `/users/applications/${UNSEEN}`)
  expect((await stateOf(sokha, UNSEEN)).body).toMatchObject({
    status: 'viewed',
    viewedAt: expect.any(Number),
  })
})

test('S-HIRE-12 the two of a conversation are told of the applications between them, strangers of none', async () => {
  const { sokha, hr, tech } = await start()
  const own = await between(sokha, hr.imId)
  expect(own.map(({ id }: { id: number }) => id)).toEqual([INVITED, UNSEEN])
  expect(await between(hr, sokha.imId)).toEqual(own)
  expect((await between(tech, sokha.imId)).map(({ id }: { id: number }) => id)).toEqual([2])
  for (const imId of [tech.imId, hr.imId, '99999']) expect(await between(hr, imId)).toEqual([])
  // What a seeker has taken out of the list is out of it here; the company keeps it.
  await sokha.api('DELETE', `/users/applications/${UNSEEN}`)
  expect((await between(sokha, hr.imId)).map(({ id }: { id: number }) => id)).toEqual([INVITED])
  expect(await between(hr, sokha.imId)).toHaveLength(2)
})
