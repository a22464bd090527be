import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { login, newClientId, type TestClient, textTo, withdrawalTo } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { startTestServer } from '../testing/world'
import { isKnown, knownAmong } from './known'

/** Angkor Hospitality, of whose recruiter dara is a contact; dara's account. */
const [ANGKOR, DARA] = [1, '2']
/** Kampot Foods has one recruiter, whom dara has never met. */
const KAMPOT = 7

async function start() {
  const database = await tempDatabase()
  const { url } = await startTestServer({ database, demoJobs: 0 })
  const { db, close } = await openDatabase(database)
  return { url, db, close }
}

const chatsAbout = async (seeker: TestClient, jobId: number): Promise<string> =>
  (await seeker.api('POST', `/jobs/${jobId}/chat`)).body.receiverId

test('S-CAND-2 a company knows who applied there, and who wrote to one of its recruiters', async () => {
  const { url, db, close } = await start()
  expect((await knownAmong(db, ANGKOR, ['1', DARA])).get('1')).toBe('applied')
  const [job] = await db.selectFrom('jobs').select('id').where('company_id', '=', KAMPOT).execute()
  const [dara, kampot] = await Promise.all([login(url, 'dara'), login(url, 'kampot-foods')])
  expect(await isKnown(db, KAMPOT, DARA)).toBe(false)
  const receiver = await chatsAbout(dara, job?.id ?? 0)
  const theirs = await kampot.online()
  const mine = await dara.online()
  // To be written to says nothing of whoever is.
  await theirs.call(textTo(dara.imId, 'Good morning'))
  expect(await isKnown(db, KAMPOT, DARA)).toBe(false)
  const { msg_id } = await mine.call(textTo(receiver, 'Good morning', newClientId()))
  expect(await isKnown(db, KAMPOT, DARA)).toBe(true)
  await mine.call(withdrawalTo(receiver, String(msg_id)))
  expect(await isKnown(db, KAMPOT, DARA)).toBe(false)
  await mine.call(textTo(receiver, 'Yes, on Monday'))
  expect([...(await knownAmong(db, KAMPOT, [DARA]))]).toEqual([[DARA, 'talked']])
  expect(await knownAmong(db, KAMPOT, [])).toEqual(new Map())
  await close()
})
