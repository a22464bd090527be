import { expect, test } from 'vitest'
import { createAccount } from '../accounts/new-account'
import { readPersonCard } from '../chat/person-card'
import { login } from '../testing/client'
import { openLoggedIn } from '../testing/logged-in'
import { startTestServer } from '../testing/world'

test('S-REACH-10 the profile of somebody whom one knows names their company and the groups of both, a stranger is nobody', async () => {
  const { url } = await startTestServer()
  const [sokha, dara] = await Promise.all([login(url, 'sokha'), login(url, 'dara')])
  const card = (imId: string) => sokha.api('GET', `/users/im/${imId}/card`)
  expect((await card('20001')).body).toMatchObject({
    imId: '20001',
    name: 'Bopha, Angkor HR',
    company: { id: 1, name: 'Angkor Hospitality Group' },
  })
  const { body } = await card(dara.imId)
  expect(body).toMatchObject({ name: 'Dara Kim', company: null })
  expect(body.groups).toHaveLength(1)
  for (const nobody of ['20006', '99999', '%00']) expect((await card(nobody)).status).toBe(404)
})

test('S-REACH-10 where members do not see each other, a plain one is not told that another is in the group', async () => {
  const { backend, account } = await openLoggedIn()
  const { im_id: me } = account
  const other = await backend.writes.run(async (trx) => {
    const { im_id } = await createAccount(trx, { userName: 'rith' }, '', 0)
    const plain = { no_speaking: 0, public_group: 1, rev: 1 } as const
    const group = { id: '30009', title: 'Open day', avatar: '', owner_id: '1', ...plain }
    await trx.insertInto('groups').values(group).execute()
    const member = { group_id: '30009', role: 'member', memo: '', no_speaking: 0, joined_at: 0 } as const
    await trx
      .insertInto('group_members')
      .values([me, im_id].map((one) => ({ ...member, im_id: one })))
      .execute()
    return im_id
  })
  const groups = async () => (await readPersonCard(backend.db, me, other, 0))?.groups
  expect(await groups()).toEqual([{ id: '30009', name: 'Open day' }])
  await backend.writes.run((trx) => trx.updateTable('groups').set({ member_visible: 0 }).execute())
  expect(await groups()).toEqual([])
})

test('S-REACH-10 whatever stands in the place of an id is answered', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  for (const id of ['\u0000', "' or '1'='1", '..%2f..', '\u202e', '9'.repeat(400), '{}'])
    expect((await sokha.api('GET', `/users/im/${encodeURIComponent(id)}/card`)).status).toBe(404)
})
