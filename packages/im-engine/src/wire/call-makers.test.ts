// Which calls the engine can make at all: each maker of a call in this folder, with what it is asked for in each of its forms. A
// maker without a row here, and one whose call the catalogue does not have, are both red.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toClientId, toGroupId, toImId, toServerId } from '../model/ids.js'
import { callCatalogue } from './call-catalogue.js'
import { isCallOf } from './call-entry.js'
import type { Call } from './calls.js'
import { UPLOAD_PATH } from './file.js'

const me = toImId('im-81')
const person = 'p2p-im-82'
const team = 'team-g-83'
const about = 'group'
const groupId = 'g-83'
const job = { jobId: '84', jobTitle: 'Cook', resumeId: '' }
const settings = { pinnedAt: 0, doNotDisturb: false }

/** What each is asked with, form by form. */
const ASKED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  pageCall: ['person-messages', 'group-messages', 'person-notices', 'group-notices'].map((one) => [one, '']),
  serviceCall: [
    ['', 1],
    ['c', 1],
  ],
  managersCall: [[me]],
  historyCall: [
    [person, ''],
    [team, toServerId('85')],
  ],
  numbersCall: [
    [person, [1, 2]],
    [team, [1, 2]],
  ],
  contactsCall: [[me]],
  groupsCall: [[]],
  membersCall: [[toGroupId(groupId)]],
  conversationsCall: [[3]],
  readMarksCall: [[[{ key: team, mark: { at: 1, id: toServerId('85') } }]]],
  settingCall: [
    [person, settings, 3],
    [team, settings, 0],
  ],
  eraseCall: [[team, [{ id: toServerId('85'), at: 1, isOn: true, since: 2 }]]],
  saveJobCall: [[person, job]],
  interviewCall: [[person, '86']],
  deleteConversationCall: [[person], [team]],
  broadcastCall: [[toClientId('c'), 'Hello', [{ key: person, clientId: toClientId('c.0') }]]],
  authCall: [[]],
  logoutCall: [[]],
  openCallsCall: [[]],
  iceCall: [['c1']],
  callTokenCall: [['c1', me]],
  checkWordsCall: [['Hello']],
  fileTicketCall: [['voice', 10]],
  findCall: [
    ['phone', '+85598765432'],
    ['id', 'im-82'],
    ['account', 'a name'],
  ],
  matchCall: [[me, ['+85598765432']]],
  requestCall: [[me, 'im-82', {}]],
  decisionCall: ['accept', 'refuse', 'cancel', 'seen'].map((one) => [me, 'q-87', one]),
  addCall: [[me, 'im-82']],
  changeCall: [[me, 'im-82', { memo: 'A' }]],
  tagCall: [[me, [{ imId: 'im-82', tags: [] }]]],
  removeCall: [[me, 'im-82']],
  blockCall: [
    [me, 'im-82', true],
    [me, 'im-82', false],
  ],
  privacyCall: [[me]],
  setPrivacyCall: [[me, 'byPhone', true]],
  updateUserCall: [[me]],
  quickRepliesCall: [[]],
  saveQuickRepliesCall: [[['Hello']]],
  groupInfoCall: [[groupId]],
  groupSettingsCall: [[groupId]],
  adminsCall: [[groupId]],
  memberSettingsCall: [[groupId]],
  memberSettingCall: [[groupId, 'im-82']],
  announcementsCall: [[groupId]],
  announceCall: [[groupId, 'Hello']],
  groupChangeCall: [
    { type: 'create', title: 'A', imIds: ['im-82'] },
    { type: 'invite', groupId, imIds: ['im-82'] },
    { type: 'remove', groupId, imIds: ['im-82'] },
    { type: 'remove', groupId, imIds: ['im-82', 'im-88'] },
    { type: 'quit', groupId },
    { type: 'disband', groupId },
    { type: 'role', groupId, imIds: ['im-82'], role: 'admin' },
    { type: 'mute', groupId, imId: 'im-82', isOn: true },
    { type: 'change', groupId, change: { title: 'B' } },
    { type: 'my-name', groupId, name: 'C' },
    { type: 'set', groupId, change: { isMuted: true } },
  ].map((ask) => [me, { about, ...ask }]),
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/(^|\/)test-|\.test\./.test(file)

/** Every function of this folder that makes a call. */
async function makers(): Promise<ReadonlyMap<string, (...asked: readonly unknown[]) => Call>> {
  const files = readdirSync(new URL('.', import.meta.url)).filter(isSource)
  const modules = await Promise.all(files.map((file) => import(`./${file.replace(/\.ts$/, '.js')}`)))
  return new Map(
    modules.flatMap((module) => Object.entries(module)).filter(([name]) => name.endsWith('Call')),
  ) as ReadonlyMap<string, (...asked: readonly unknown[]) => Call>
}

/** Every call of every maker, and that of the uploader, which is no `Call`: its body is a file. */
async function calls(): Promise<readonly Call[]> {
  const made = [...(await makers())].flatMap(([name, make]) =>
    (ASKED[name] ?? []).map((asked) => make(...asked)),
  )
  return [...made, { method: 'POST', path: UPLOAD_PATH }]
}

test('S-PROTO-1 each maker of a call is known here', async () => {
  expect(Object.keys(ASKED).toSorted()).toEqual([...(await makers()).keys()].toSorted())
})

test('S-PROTO-1 each call that the engine can make stands in the catalogue, in each of its forms', async () => {
  const forgotten = (await calls()).filter((call) => !callCatalogue.some((entry) => isCallOf(entry, call)))
  expect(forgotten).toEqual([])
})

test('S-PROTO-1 the catalogue has no call that the engine does not make', async () => {
  const made = await calls()
  const unasked = callCatalogue.filter((entry) => !made.some((call) => isCallOf(entry, call)))
  expect(unasked.map(({ name }) => name)).toEqual([])
})

test('S-PROTO-1 no other folder of the engine makes a call of its own', () => {
  const root = new URL('..', import.meta.url)
  const elsewhere = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isSource(file) && !/^(wire|testing)\//.test(file))
  expect(elsewhere.length).toBeGreaterThan(100)
  const paths = elsewhere.filter((file) =>
    /['"`]\/(api|chat|biz)\//.test(readFileSync(new URL(file, root), 'utf8')),
  )
  expect(paths).toEqual([])
})

test('S-PROTO-1 a call is told apart from another of a like path', () => {
  const named = (name: string) => callCatalogue.find((entry) => entry.name === name)
  const info = named('group-info')
  if (info === undefined) throw new Error('no group-info')
  expect(isCallOf(info, { method: 'GET', path: '/chat/groups/g-9/info?x=1' })).toBe(true)
  expect(isCallOf(info, { method: 'POST', path: '/chat/groups/g-9/info' })).toBe(false)
  expect(isCallOf(info, { method: 'GET', path: '/chat/groups/g-9/infos' })).toBe(false)
  expect(isCallOf(info, { method: 'GET', path: '/chat/groups/g-9/x/info' })).toBe(false)
})
