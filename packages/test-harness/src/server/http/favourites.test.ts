import { expect, test } from 'vitest'
import { login } from '../testing/client'
import { handClock, startTestServer } from '../testing/world'

const idsOf = (body: { result: { id: number }[] }) => body.result.map(({ id }) => id)

/** Dara, who keeps nothing in the demo. */
async function start() {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  return { url, clock, dara: await login(url, 'dara') }
}

test('S-SEEK-1 jobs are kept one by one and in batches, the last first, and leave by their ids', async () => {
  const { dara, clock } = await start()
  expect((await dara.api('POST', '/users/jobs/3/following')).body).toEqual({ id: 3, isFollowed: true })
  clock.advance(5_000)
  const batch = await dara.api('POST', '/users/jobs/following/batch', { jobIds: [3, 1, 99999] })
  expect(batch.body).toEqual({ saved: [1, 3], missing: [99999] })
  clock.advance(5_000)
  // A closed job may be kept, and says that it is closed.
  await dara.api('POST', '/users/jobs/7/following')
  const { body } = await dara.api('GET', '/users/jobs/following')
  expect([idsOf(body), body.totalCount, body.totalPage]).toEqual([[7, 1, 3], 3, 1])
  expect(body.result.map(({ isOpen }: { isOpen: boolean }) => isOpen)).toEqual([false, true, true])
  expect(body.result[2]).toMatchObject({
    title: 'Customer Support Officer',
    savedAt: Math.floor(clock.now() / 1000) - 10,
  })
  const second = await dara.api('GET', '/users/jobs/following?page=2&size=2')
  expect([idsOf(second.body), second.body.totalPage]).toEqual([[3], 2])
  expect((await dara.api('DELETE', '/users/jobs/following?ids=7&ids=3&ids=500')).status).toBe(204)
  expect(idsOf((await dara.api('GET', '/users/jobs/following')).body)).toEqual([1])
})

test('S-SEEK-1 employers are kept alike, and what is kept is told for the things of a screen', async () => {
  const { dara } = await start()
  await dara.api('POST', '/users/employers/2/following')
  await dara.api('POST', '/users/jobs/1/following')
  const { body } = await dara.api('GET', '/users/employers/following')
  expect(body).toMatchObject({ totalCount: 1, result: [{ id: 2, name: 'Mekong Tech Co., Ltd.' }] })
  const states = await dara.api('GET', '/users/following/states?jobId=2&jobId=1&employerId=2')
  expect(states.body).toMatchObject({
    jobs: [
      { id: 2, isFollowed: false },
      { id: 1, isFollowed: true },
    ],
    employers: [{ id: 2, isFollowed: true }],
  })
  await dara.api('DELETE', '/users/employers/following?ids=2')
  expect((await dara.api('GET', '/users/employers/following')).body.totalCount).toBe(0)
  expect((await dara.api('GET', '/users/jobs/following')).body.totalCount).toBe(1)
})

test('S-SEEK-1 what does not exist cannot be kept, and nobody keeps for another', async () => {
  const { url, dara } = await start()
  for (const path of ['/users/jobs/99999', '/users/jobs/x', '/users/employers/99999', '/users/employers/0'])
    expect(await dara.api('POST', `${path}/following`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  for (const jobIds of [[], [0], ['1'], Array.from({ length: 51 }, (_, index) => index + 1)])
    expect((await dara.api('POST', '/users/jobs/following/batch', { jobIds })).status).toBe(422)
  for (const path of ['/users/jobs/following', '/users/employers/following', '/users/jobs/following?ids='])
    expect(await dara.api('DELETE', path)).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'ids' }] },
    })
  const sokha = await login(url, 'sokha')
  const before = (await sokha.api('GET', '/users/jobs/following')).body.totalCount
  await dara.api('POST', '/users/jobs/20/following')
  expect((await sokha.api('GET', '/users/jobs/following')).body.totalCount).toBe(before)
})
