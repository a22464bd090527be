// The whole life of a group: five people on two devices each, engines of all of them on the real server. All read the same.

import { createImEngine, groupKey, type ImEngine, toGroupId } from '@sarika/im-engine'
import { tip } from '@sarika/im-engine/kinds'
import { expect, it, onTestFinished } from 'vitest'
import { chatLogin, webSockets } from './server/testing/node-engine'
import { startTestServer } from './server/testing/world'

/** 3 is the web. One device of each platform may be there. */
const PLATFORMS = [3, 1]
const soon = { timeout: 20_000 }
const DONE = { ok: true, value: null }

async function start(url: string, account: string, platform: number): Promise<ImEngine> {
  const session = await chatLogin(url, account)
  const engine = createImEngine({
    endpoints: { rest: url, socket: `${url.replace('http', 'ws')}/socket` },
    identity: { imId: session.imId },
    tokens: { current: () => session, refresh: async () => ({ kind: 'refused' }) },
    disk: 'memory',
    ports: {
      sockets: { open: (to, handlers) => webSockets.open(`${to}&platform=${platform}`, handlers) },
    },
  })
  onTestFinished(() => engine.stop())
  await engine.start()
  await expect.poll(() => engine.connection.getSnapshot().isCaughtUp, soon).toBe(true)
  return engine
}

const startBoth = (url: string, account: string): Promise<ImEngine[]> =>
  Promise.all(PLATFORMS.map((platform) => start(url, account, platform)))

/** Tips and texts of a group, oldest first, e.g. `["group-created 10001 20001", "text 20001 Hello"]`. */
function told(engine: ImEngine, groupId: string): readonly string[] {
  const { messages } = engine.conversation(groupKey(toGroupId(groupId))).getSnapshot()
  return messages.map((message) =>
    tip.is(message)
      ? `${message.body.tipType} ${message.body.fromImId} ${message.body.openImIds.join(' ')}`.trim()
      : `${message.kind} ${message.from} ${message.text}`,
  )
}

it('S-CREW-8 S-CREW-3 five people on two devices each read the same of a group that is made, muted, promoted, handed over, left and ended', async () => {
  const { url } = await startTestServer()
  const accounts = ['sokha', 'angkor-hr', 'tonle-bank', 'lotus-logistics', 'mekong-tech']
  const devices: ImEngine[][] = []
  for (const account of accounts) devices.push(await startBoth(url, account))
  const [owner, heir, muted, other, last] = devices.map(([first]) => first) as [
    ImEngine,
    ImEngine,
    ImEngine,
    ImEngine,
    ImEngine,
  ]
  const all = devices.flat()
  const others = [heir, muted, other, last].map(({ me }) => me)

  const made = await owner.groups.create('Open day helpers', others)
  if (!made.ok) throw new Error(made.refusal.kind)
  const { groupId } = made.value
  const key = groupKey(groupId)
  for (const engine of all) {
    await expect
      .poll(() => engine.groups.getSnapshot().some((one) => one.groupId === groupId), soon)
      .toBe(true)
    await engine.conversation(key).toNewest()
  }
  expect(await owner.groups.mute(groupId, muted.me, true)).toEqual(DONE)
  await expect.poll(async () => (await muted.send(key, 'Hello?')).ok, soon).toBe(false)
  expect(await owner.groups.setRole(groupId, [heir.me], 'admin')).toEqual(DONE)
  await expect
    .poll(() => heir.groups.getSnapshot().find((one) => one.groupId === groupId)?.role, soon)
    .toBe('admin')
  expect(await other.groups.setRole(groupId, [last.me], 'admin')).toMatchObject({
    refusal: { kind: 'not-allowed' },
  })
  expect((await other.send(key, 'Who brings water?')).ok).toBe(true)
  await expect.poll(() => told(owner, groupId).at(-1), soon).toContain('Who brings water?')
  expect(await owner.groups.transfer(groupId, heir.me)).toEqual(DONE)
  expect(await owner.groups.quit(groupId)).toEqual(DONE)
  // Who is out already is out, on the other device too.
  expect(await owner.groups.quit(groupId)).toEqual(DONE)
  await expect
    .poll(() => heir.groups.getSnapshot().find((one) => one.groupId === groupId)?.role, soon)
    .toBe('owner')
  expect(await heir.groups.disband(groupId)).toEqual(DONE)

  const [mine, theirs] = [owner.me, heir.me]
  const untilLeft = [
    `group-created ${mine} ${others.toSorted().join(' ')}`,
    `member-muted ${mine} ${muted.me}`,
    `admin-granted ${mine} ${theirs}`,
    `text ${other.me} Who brings water?`,
    `group-owner ${mine} ${theirs}`,
    `group-quit ${mine}`,
  ]
  for (const engine of all) {
    await expect
      .poll(() => engine.groups.getSnapshot().some((one) => one.groupId === groupId), soon)
      .toBe(false)
    const whole = engine.me === mine ? untilLeft : [...untilLeft, `group-dismissed ${theirs}`]
    await expect.poll(() => told(engine, groupId), soon).toEqual(whole)
  }
}, 120_000)
