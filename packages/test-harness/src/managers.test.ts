import { type ImEngine, personKey, toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { MANAGER } from './server/chat/permission'
import { openDatabase } from './server/db/open'
import { login } from './server/testing/client'
import { tempDatabase } from './server/testing/databases'
import { startTestEngine } from './server/testing/test-engine'
import { startTestServer } from './server/testing/world'

/** A server where the employer of this login, no contact of the seekers, is a manager. */
async function startWithManager(account: string): Promise<string> {
  const database = await tempDatabase()
  const { url } = await startTestServer({ database })
  const { db, close } = await openDatabase(database)
  await db.updateTable('accounts').set({ user_type: MANAGER }).where('login', '=', account).execute()
  await close()
  return url
}

const said = (engine: ImEngine, imId: string) => {
  const { messages } = engine.conversation(personKey(toImId(imId))).getSnapshot()
  return messages.map(({ text, state }) => `${text}: ${state}`)
}

test('S-SRV-46 S-PERM-1 S-PERM-2 a manager and who is no contact write to each other, and the engines of both show it', async () => {
  const url = await startWithManager('river-clinic')
  const [boss, dara] = [await startTestEngine(url, 'river-clinic'), await startTestEngine(url, 'dara')]
  boss.engine.conversation(personKey(toImId(dara.imId))).open()
  dara.engine.conversation(personKey(toImId(boss.imId))).open()
  const sent = await boss.engine.send(personKey(toImId(dara.imId)), 'Welcome to Sarika')
  expect(sent.ok).toBe(true)
  await expect.poll(() => said(dara.engine, boss.imId)).toEqual(['Welcome to Sarika: sent'])
  const answer = await dara.engine.send(personKey(toImId(boss.imId)), 'Thank you')
  expect(answer.ok).toBe(true)
  const both = ['Welcome to Sarika: sent', 'Thank you: sent']
  await expect.poll(() => said(boss.engine, dara.imId)).toEqual(both)
  await expect.poll(() => said(dara.engine, boss.imId)).toEqual(both)
  expect(dara.engine.contacts.getSnapshot().map(({ imId }) => imId)).not.toContain(boss.imId)
})

test('S-SRV-46 managers are named to everybody and listed beside the contacts, and are contacts of nobody else', async () => {
  const url = await startWithManager('river-clinic')
  const [boss, dara] = [await login(url, 'river-clinic'), await login(url, 'dara')]
  const { body } = await dara.chat('GET', `/chat/users/${dara.imId}/contacts`)
  const row = body.data.contacts.find((one: { im_id: string }) => one.im_id === boss.imId)
  expect(row).toMatchObject({ user_type: 999, relation_type: 0, blacklist_type: 0 })
  const own = await boss.chat('GET', `/chat/users/${boss.imId}/contacts/${boss.imId}`)
  expect(own.body.data.contact).toMatchObject({ user_type: 999, relation_type: 1 })
  const named = await dara.chat('GET', `/chat/users/${boss.imId}/`)
  expect(named.body.data.user).toMatchObject({ user_type: 999, relation_type: 0 })
  const contact = `/chat/users/${dara.imId}/contacts/${boss.imId}`
  expect((await dara.chat('PATCH', contact, { is_disturb: 1 })).status).toBe(404)
  expect((await dara.chat('DELETE', contact)).status).toBe(404)
  const blacklist = { blacklist: [boss.imId] }
  expect((await dara.chat('POST', `/chat/users/${dara.imId}/blacklist`, blacklist)).status).toBe(404)
})
