// What fixtures/recordings holds: runs of real engines against a real server. `node scripts/record-fixtures.mjs` makes them
// anew; npm test replays each of them.

import { groupKey, personKey, type ShownMessage, toGroupId, toImId } from '@sarika/im-engine'
import { changeJob, inviteInterview, reqResume, sendResume } from '@sarika/im-engine/kinds'
import { DEMO_GROUP } from '../server/seed/people'
import { login, textToGroup } from '../server/testing/client'
import type { Account, LiveTab } from './person'
import { rest, type Stage } from './stage'

const team = groupKey(toGroupId(DEMO_GROUP.id))
const keyOf = ({ session }: Account) => personKey(toImId(session.imId))

const messagesOf = (tab: LiveTab, key: ReturnType<typeof keyOf>): readonly ShownMessage[] =>
  tab.engine.conversation(key).getSnapshot().messages

/** Shows a conversation, as a screen does. */
function show(tab: LiveTab, key: ReturnType<typeof keyOf>): () => void {
  const view = tab.engine.conversation(key)
  const leave = view.subscribe(() => undefined)
  view.open()
  return () => {
    view.close()
    leave()
  }
}

/** Calls of the main API in somebody's name. */
async function apiOf({ place }: Stage, name: string) {
  const client = await login(place.url, name)
  return async (method: string, path: string, body?: object) => {
    const answer = await client.api(method, path, body)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer.body
  }
}

const says = (tab: LiveTab, key: ReturnType<typeof keyOf>, text: string) =>
  tab.until(`"${text}"`, () => messagesOf(tab, key).some((message) => message.text === text))

/** The first start, and a second one on the same disk, after messages were missed. */
async function loginAndCatchUp(stage: Stage): Promise<void> {
  await stage.serve()
  const [sokha, angkor] = await Promise.all([stage.login('sokha'), stage.login('angkor-hr')])
  const first = await stage.record(sokha, 'first')
  const leave = show(first, keyOf(angkor))
  await first.engine.quiesce()
  leave()
  await rest(first)
  await first.engine.stop()
  const hr = stage.keep(await angkor.openTab())
  for (let day = 1; day <= 12; day++) await hr.engine.send(keyOf(sokha), `ថ្ងៃទី ${day}: please send your CV`)
  await hr.engine.quiesce()
  const second = await stage.record(sokha, 'second')
  await second.until('what was missed', ({ unread }) => unread.getSnapshot().unread >= 12)
  await rest(second)
}

/** Two people who talk, a mention in a group, a draft, a quote, a muted conversation. */
async function liveChat(stage: Stage): Promise<void> {
  await stage.serve()
  const [sokha, angkor] = await Promise.all([stage.login('sokha'), stage.login('angkor-hr')])
  const [me, hr] = [await stage.record(sokha), stage.keep(await angkor.openTab())]
  const leave = show(me, keyOf(angkor))
  show(hr, keyOf(sokha))
  for (let turn = 1; turn <= 15; turn++) {
    await hr.engine.send(keyOf(sokha), `Question ${turn}: can you start on day ${turn}?`)
    await says(me, keyOf(angkor), `Question ${turn}: can you start on day ${turn}?`)
    const quoteId = messagesOf(me, keyOf(angkor)).at(-1)?.id ?? ''
    await me.engine.send(keyOf(angkor), { text: `បាទ ${turn} 👍`, quoteId: quoteId as never })
    await says(hr, keyOf(sokha), `បាទ ${turn} 👍`)
  }
  leave()
  await hr.engine.send(team, { text: '@sokha are you there?', mentions: [toImId(sokha.session.imId)] })
  await me.until('the mention', ({ unread }) => unread.getSnapshot().mentions > 0)
  await me.engine.conversation(team).setDraft({ text: 'I am on my', quoteId: null })
  await me.engine.setConversation(keyOf(angkor), { pinnedAt: 1, doNotDisturb: true })
  await hr.engine.send(keyOf(sokha), 'One more thing')
  await me.until('one more', ({ conversations }) =>
    conversations.getSnapshot().items.some(({ last }) => last?.text === 'One more thing'),
  )
  await rest(me)
}

/** The network goes, both sides write, the network comes back. */
async function offlineAndBack(stage: Stage): Promise<void> {
  await stage.serve()
  const [sokha, angkor] = await Promise.all([stage.login('sokha'), stage.login('angkor-hr')])
  const [me, hr] = [await stage.record(sokha), stage.keep(await angkor.openTab())]
  show(me, keyOf(angkor))
  show(hr, keyOf(sokha))
  for (let round = 1; round <= 3; round++) {
    me.network.set(false)
    for (let line = 1; line <= 4; line++) {
      await me.engine.send(keyOf(angkor), `From the lift ${round}.${line}`)
      await hr.engine.send(keyOf(sokha), `From the office ${round}.${line}`)
    }
    await hr.engine.quiesce()
    me.network.set(true)
    await me.caughtUp()
    await me.engine.quiesce()
    await says(hr, keyOf(sokha), `From the lift ${round}.4`)
  }
  me.visibility.set(false)
  await hr.engine.send(keyOf(sokha), 'You are not looking')
  await says(me, keyOf(angkor), 'You are not looking')
  me.visibility.set(true)
  await rest(me)
}

/** Tokens live two seconds: sockets are closed under what is being sent, calls are refused. */
async function tokenExpiryMidSend(stage: Stage): Promise<void> {
  await stage.serve({ tokenTtlSeconds: 2 })
  const [sokha, angkor] = await Promise.all([stage.login('sokha'), stage.login('angkor-hr')])
  const me = await stage.record(sokha)
  show(me, keyOf(angkor))
  const end = performance.now() + 7_000
  for (let line = 1; performance.now() < end; line++) {
    await me.engine.send(keyOf(angkor), `Line ${line}`)
    await me.until('a moment', () => performance.now() > end - 7_000 + line * 150)
    // An expiry is met by a call or at the next connect.
    if (line % 10 === 0) {
      me.network.set(false)
      me.network.set(true)
    }
  }
  await rest(me)
}

/** A follower sends through the leader; the leader goes, the follower leads. */
async function twoTabs(stage: Stage): Promise<void> {
  await stage.serve()
  const [sokha, angkor] = await Promise.all([stage.login('sokha'), stage.login('angkor-hr')])
  const hr = stage.keep(await angkor.openTab())
  const leader = await stage.record(sokha, 'leader')
  const follower = await stage.record(sokha, 'follower')
  show(hr, keyOf(sokha))
  show(follower, keyOf(angkor))
  for (let line = 1; line <= 6; line++) {
    await follower.engine.send(keyOf(angkor), `By the second tab ${line}`)
    await leader.engine.send(keyOf(angkor), `By the first tab ${line}`)
    await hr.engine.send(keyOf(sokha), `To both ${line}`)
  }
  await says(follower, keyOf(angkor), 'To both 6')
  await leader.engine.quiesce()
  await rest(leader)
  await rest(follower)
  await leader.engine.stop()
  await follower.until('a new leader', ({ inspect }) => inspect().isLeader === true)
  await follower.caughtUp()
  await follower.engine.send(keyOf(angkor), 'Now I lead')
  await hr.engine.send(keyOf(sokha), 'Good')
  await says(follower, keyOf(angkor), 'Good')
  await rest(follower)
}

/** SIGKILL while messages are on their way, twice; acks are lost after they were stored. */
async function serverKilledMidSend(stage: Stage): Promise<void> {
  let server = await stage.serveApart()
  const [sokha, angkor] = await Promise.all([stage.login('sokha'), stage.login('angkor-hr')])
  const me = await stage.record(sokha)
  show(me, keyOf(angkor))
  for (let round = 1; round <= 2; round++) {
    for (let line = 1; line <= 5; line++) void me.engine.send(keyOf(angkor), `Round ${round}, line ${line}`)
    await me.until(
      'two of them sent',
      () =>
        messagesOf(me, keyOf(angkor)).filter(
          ({ text, state }) => text.startsWith(`Round ${round}`) && state === 'sent',
        ).length >= 2,
    )
    server.kill('SIGKILL')
    await me.until('the loss', ({ connection }) => connection.getSnapshot().state !== 'connected')
    await me.engine.send(keyOf(angkor), `While it was down ${round}`)
    server = await stage.serveApart()
    await me.caughtUp()
    await me.engine.quiesce()
  }
  await rest(me)
}

/** Messages taken back on both sides, one for which it is too late by its receiver's block, reads and their ticks. */
async function withdrawalsAndReceipts(stage: Stage): Promise<void> {
  await stage.serve()
  const [sokha, angkor, mekong] = await Promise.all([
    stage.login('sokha'),
    stage.login('angkor-hr'),
    stage.login('mekong-tech'),
  ])
  const [me, hr] = [await stage.record(sokha), stage.keep(await angkor.openTab())]
  const tech = stage.keep(await mekong.openTab())
  for (let line = 1; line <= 8; line++) {
    await me.engine.send(keyOf(angkor), `Mine ${line}`)
    await hr.engine.send(keyOf(sokha), `Theirs ${line}`)
    await tech.engine.send(keyOf(sokha), `Elsewhere ${line}`)
    await me.engine.send(team, `To the team ${line}`)
  }
  await Promise.all([me, hr, tech].map((tab) => tab.engine.quiesce()))
  const leaveHr = show(hr, keyOf(sokha))
  const leaveMe = show(me, keyOf(angkor))
  await me.until('ticks', () => messagesOf(me, keyOf(angkor)).some(({ own, read }) => own && read === 'all'))
  leaveMe()
  for (const index of [1, 4]) {
    const mine = messagesOf(me, keyOf(angkor)).find(({ text }) => text === `Mine ${index}`)
    const theirs = messagesOf(hr, keyOf(sokha)).find(({ text }) => text === `Theirs ${index}`)
    if (mine !== undefined) await me.engine.withdraw(keyOf(angkor), mine)
    if (theirs !== undefined) await hr.engine.withdraw(keyOf(sokha), theirs)
  }
  await me.until(
    'withdrawals',
    () => messagesOf(me, keyOf(angkor)).filter(({ withdrawnAt }) => withdrawnAt !== undefined).length === 4,
  )
  leaveHr()
  const view = me.engine.conversation(keyOf(mekong))
  const leave = view.subscribe(() => undefined)
  await me.until('what is to be read', () => view.getSnapshot().messages.length >= 8)
  const half = view.getSnapshot().messages.at(-4)
  if (half !== undefined) await view.markRead({ at: half.at, id: half.id })
  leave()
  await me.engine.quiesce()
  await rest(me)
}

/** A group that talked for long before the account logs in, and goes on while it reads. */
async function longGroupHistory(stage: Stage): Promise<void> {
  await stage.serve()
  const others = DEMO_GROUP.members.filter((name) => name !== 'sokha')
  const people = await Promise.all(others.map((name) => login(stage.place.url, name)))
  const sockets = await Promise.all(people.map((person) => person.online({ device: 'history' })))
  for (let start = 0; start < 2_600; start += 100)
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        sockets[index % sockets.length]?.call(
          textToGroup(DEMO_GROUP.id, `line ${start + index}, a few words of a long day`),
        ),
      ),
    )
  const sokha = await stage.login('sokha')
  const me = await stage.record(sokha)
  for (let line = 0; line < 20; line++)
    await sockets[line % sockets.length]?.call(textToGroup(DEMO_GROUP.id, `still talking ${line}`))
  await me.until('the last line', ({ conversations }) =>
    conversations.getSnapshot().items.some(({ last }) => last?.text === 'still talking 19'),
  )
  await rest(me)
  for (const socket of sockets) socket.close()
}

/** One text to many, and one that is passed on. */
async function broadcastAndForward(stage: Stage): Promise<void> {
  await stage.serve()
  const [angkor, sokha, dara] = await Promise.all([
    stage.login('angkor-hr'),
    stage.login('sokha'),
    stage.login('dara'),
  ])
  const [hr, seeker] = [await stage.record(angkor), stage.keep(await sokha.openTab())]
  await hr.engine.broadcast([keyOf(sokha), keyOf(dara)], 'We are open again on Monday')
  await hr.engine.quiesce()
  await seeker.engine.send(keyOf(angkor), 'May I come at nine?')
  const leave = show(hr, keyOf(sokha))
  await says(hr, keyOf(sokha), 'May I come at nine?')
  const asked = messagesOf(hr, keyOf(sokha)).at(-1)
  if (asked !== undefined) await hr.engine.forward(keyOf(sokha), [asked], [keyOf(dara), team])
  leave()
  await rest(hr)
}

/** Two strangers become contacts, one blocks the other in the middle of a sentence, and no longer; two tabs see all of it. */
async function people(stage: Stage): Promise<void> {
  await stage.serve()
  const [sokha, school] = await Promise.all([stage.login('sokha'), stage.login('sunrise-school')])
  const leader = await stage.record(sokha, 'leader')
  const follower = await stage.record(sokha, 'follower')
  const teacher = stage.keep(await school.openTab())
  const contactOf = ({ engine }: LiveTab, { session }: Account) =>
    engine.contacts.getSnapshot().find(({ imId }) => imId === session.imId)
  await follower.engine.contacts.request(school.session.imId, { message: 'We met at the job fair' })
  const requestOf = () => teacher.engine.contacts.requests.getSnapshot().find(({ isMine }) => !isMine)
  await teacher.until('the request', () => requestOf() !== undefined)
  await teacher.engine.contacts.seen()
  await teacher.engine.contacts.answer(requestOf()?.requestId ?? '', 'accept')
  for (const tab of [leader, follower])
    await tab.until('a contact', () => contactOf(tab, school)?.isFriend === true)
  show(follower, keyOf(school))
  show(teacher, keyOf(sokha))
  await teacher.engine.send(keyOf(sokha), 'Can you teach on Mondays?')
  await says(follower, keyOf(school), 'Can you teach on Mondays?')
  await leader.engine.contacts.change(school.session.imId, { memo: 'Principal', tags: ['work'] })
  await follower.engine.conversation(keyOf(school)).setDraft({ text: 'On Mondays I', quoteId: null })
  await teacher.engine.contacts.block(sokha.session.imId)
  await follower.until('the block', () => contactOf(follower, school)?.blocked === 2)
  await follower.engine.send(keyOf(school), 'On Mondays I could')
  await teacher.engine.contacts.unblock(sokha.session.imId)
  await follower.until('its end', () => contactOf(follower, school)?.blocked === 0)
  await follower.engine.send(keyOf(school), 'On Mondays I could come at nine')
  await says(teacher, keyOf(sokha), 'On Mondays I could come at nine')
  await rest(leader)
  await rest(follower)
}

/** The whole life of a group of three, whose owner has two tabs: made, set, muted, promoted, announced, handed over, left, ended. */
async function group(stage: Stage): Promise<void> {
  await stage.serve()
  const [sokha, angkor, tonle] = await Promise.all([
    stage.login('sokha'),
    stage.login('angkor-hr'),
    stage.login('tonle-bank'),
  ])
  const leader = await stage.record(sokha, 'leader')
  const follower = await stage.record(sokha, 'follower')
  const [heir, member] = [stage.keep(await angkor.openTab()), stage.keep(await tonle.openTab())]
  const [heirId, memberId] = [angkor.session.imId, tonle.session.imId]
  const made = await follower.engine.groups.create('Open day helpers', [heirId, memberId])
  if (!made.ok) throw new Error(`no group: ${made.refusal.kind}`)
  const { groupId } = made.value
  const key = groupKey(groupId)
  const groupIn = ({ engine }: LiveTab) => engine.groups.getSnapshot().find((one) => one.groupId === groupId)
  const all = [leader, follower, heir, member]
  for (const tab of all) await tab.until('the group', () => groupIn(tab)?.members.length === 3)
  for (const tab of all) show(tab, key)
  const { groups } = leader.engine
  await member.engine.send(key, 'Who brings water?')
  await says(follower, key, 'Who brings water?')
  await groups.mute(groupId, memberId, true)
  await member.until('the mute', () => groupIn(member)?.amMuted === true)
  await groups.mute(groupId, memberId, false)
  await groups.set(groupId, { isPrivate: true, isMediaOn: false })
  await groups.setRole(groupId, [heirId], 'admin')
  await heir.until('the role', () => groupIn(heir)?.role === 'admin')
  await follower.engine.groups.announce(groupId, 'We open at nine')
  await says(leader, key, 'We open at nine')
  await heir.engine.groups.change(groupId, { title: 'Open day' })
  for (const tab of [leader, follower]) await tab.until('its name', () => groupIn(tab)?.title === 'Open day')
  await groups.announcements(groupId)
  await groups.admins(groupId)
  await groups.transfer(groupId, heirId)
  await heir.until('the group', () => groupIn(heir)?.role === 'owner')
  await follower.until('the hand-over', () => groupIn(follower)?.role === 'member')
  await heir.engine.send(key, 'Thank you all')
  await says(follower, key, 'Thank you all')
  await follower.engine.groups.quit(groupId)
  for (const tab of [leader, follower]) await tab.until('the end', () => groupIn(tab) === undefined)
  await heir.engine.groups.disband(groupId)
  await member.until('its end', () => groupIn(member) === undefined)
  await rest(leader)
  await rest(follower)
}

export interface Scenario {
  /** Name of the file. */
  readonly name: string
  readonly play: (stage: Stage) => Promise<void>
}

/** A resume is asked for and sent, an interview offered, moved and agreed on: one account hears of it all. */
async function hiring(stage: Stage): Promise<void> {
  await stage.serve()
  const [sokha, angkor] = await Promise.all([stage.login('sokha'), stage.login('angkor-hr')])
  const job = { jobId: '2', jobTitle: 'Guest Relations Interpreter (part time)' }
  const [own, theirs] = [await apiOf(stage, 'sokha'), await apiOf(stage, 'angkor-hr')]
  await own('POST', '/jobs/2/chat')
  const me = await stage.record(sokha)
  const hr = stage.keep(await angkor.openTab())
  show(me, keyOf(angkor))
  show(hr, keyOf(sokha))
  const card = { ...job, resumeId: '', jobApplyId: '', text: '' }
  const has = (tab: LiveTab, peer: Account, kind: string) =>
    tab.until(kind, () => messagesOf(tab, keyOf(peer)).some((message) => message.kind === kind))

  await hr.engine.send(keyOf(sokha), reqResume.of(card))
  await has(me, angkor, 'reqResume')
  const { applicationId } = await own('POST', '/users/jobs/2/applications', {
    clientId: 'a try',
    resumeId: 1,
  })
  const jobApplyId = String(applicationId)
  await me.engine.send(
    keyOf(angkor),
    sendResume.of({ ...card, resumeId: '1', jobApplyId, text: 'My resume' }),
  )
  await has(hr, sokha, 'sendResume')
  await theirs('GET', `/users/applications/${jobApplyId}`)

  const day = Math.floor(Date.now() / 1000) + 5 * 86_400
  const place = { actionAddress: 'Siem Reap', actionConact: 'Bopha', actionMobile: '+855 23 000 001' }
  await theirs('PUT', `/users/applications/${jobApplyId}/interview`, { interviewTime: day, ...place })
  await hr.engine.setAbout(keyOf(sokha), { ...job, resumeId: '1' }, { isForced: true })
  await hr.engine.send(keyOf(sokha), inviteInterview.of({ ...card, resumeId: '1', jobApplyId }))
  await hr.engine.setInterview(keyOf(sokha), jobApplyId)
  await has(me, angkor, 'inviteInterview')
  await me.engine.setInterview(keyOf(angkor), jobApplyId)
  await own('POST', `/users/applications/${jobApplyId}/proposal`, { interviewTime: day + 86_400, text: '' })
  await theirs('PUT', `/users/applications/${jobApplyId}/proposal`, { answer: 'confirm' })
  const { rev } = await own('GET', `/users/applications/${jobApplyId}/state`)
  await me.until(
    'that it is agreed',
    ({ applications }) => applications.getSnapshot().get(jobApplyId) === rev,
  )
  await hr.engine.send(keyOf(sokha), changeJob.of({ ...card, jobId: '1', jobTitle: 'Hotel Receptionist' }))
  await has(me, angkor, 'changeJob')
  await rest(me)
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'login-and-catch-up', play: loginAndCatchUp },
  { name: 'live-chat', play: liveChat },
  { name: 'offline-and-back', play: offlineAndBack },
  { name: 'token-expiry-mid-send', play: tokenExpiryMidSend },
  { name: 'two-tabs', play: twoTabs },
  { name: 'server-killed-mid-send', play: serverKilledMidSend },
  { name: 'withdrawals-and-receipts', play: withdrawalsAndReceipts },
  { name: 'long-group-history', play: longGroupHistory },
  { name: 'broadcast-and-forward', play: broadcastAndForward },
  { name: 'people', play: people },
  { name: 'group', play: group },
  { name: 'hiring', play: hiring },
]
