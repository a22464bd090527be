// What a person asks about groups, asked of the server:
//
//   ask > may it be, by the lifecycles of group and members? > the call > the notices that it answered, committed
//
// The sockets are told the same notices and change nothing. Absent: a queue, as in people-desk.ts.

import { judgeGroup } from '../decide/group-commands.js'
import type { Outcome } from '../log/door.js'
import type { Refusal } from '../model/errors.js'
import type { GroupAsk } from '../model/group-ask.js'
import { type GroupId, toGroupId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { GROUP_MEMBERS_MAX } from '../model/limits.js'
import type { Notice } from '../model/notice.js'
import { HEARD } from '../model/people.js'
import { type Call, membersCall } from '../wire/calls.js'
import type { Broken, Refused } from '../wire/envelope.js'
import {
  adminsCall,
  announceCall,
  announcementsCall,
  decodeAnnounced,
  decodeAnnouncements,
  decodeGroupChanged,
  decodeGroupInfo,
  decodeGroupSettings,
  decodeMemberSetting,
  decodeMemberSettings,
  decodeRoles,
  type GroupChangeAsk,
  groupChangeCall,
  groupInfoCall,
  groupSettingsCall,
  memberSettingCall,
  memberSettingsCall,
  toCard,
} from '../wire/group-calls.js'
import { decodeMembers } from '../wire/tables.js'
import { type PeopleDeps, refusalOf } from './people-desk.js'
import type { RestFailure } from './rest.js'

/** Carries out a command about groups, and answers what it asked for. Source: S-CREW-1. */
export async function askGroup(deps: PeopleDeps, ask: GroupAsk, signal: AbortSignal): Promise<Outcome> {
  const { log, rest } = deps
  const verdict = judgeGroup(log.state(), ask)
  if (verdict.kind === 'refused') return { ok: false, refusal: verdict.refusal }
  if (verdict.kind === 'holds') return valued(deps, null)

  async function read<Value>(
    call: Call,
    decode: (body: string) => { readonly kind: 'ok'; readonly value: Value } | Refused | Broken,
    show: (value: Value) => unknown = (value) => value,
  ): Promise<Outcome> {
    const answer = await rest.call(call, decode, signal)
    return answer.kind === 'ok' ? valued(deps, show(answer.value)) : groupRefusalOf(answer)
  }

  switch (ask.type) {
    case 'announce':
      return read(announceCall(ask.groupId, ask.text), decodeAnnounced)
    case 'announcements':
      return read(announcementsCall(ask.groupId), decodeAnnouncements)
    case 'info':
      return read(groupInfoCall(ask.groupId), decodeGroupInfo, toCard)
    case 'settings':
      return read(groupSettingsCall(ask.groupId), decodeGroupSettings)
    case 'admins':
      return read(adminsCall(ask.groupId), decodeRoles)
    case 'member-settings':
      return read(memberSettingsCall(ask.groupId), decodeMemberSettings)
    case 'member-setting':
      return read(memberSettingCall(ask.groupId, ask.imId), decodeMemberSetting)
    default:
      return change(deps, ask, signal)
  }
}

async function change(deps: PeopleDeps, ask: GroupChangeAsk, signal: AbortSignal): Promise<Outcome> {
  const { log, rest, me } = deps
  const answer = await rest.call(groupChangeCall(me, ask), decodeGroupChanged, signal)
  if (answer.kind !== 'ok') {
    if (ask.type !== 'quit' || !isOutAlready(answer)) return groupRefusalOf(answer)
    return settle(deps, await log.submit(told([wentOut(deps, toGroupId(ask.groupId))])))
  }
  const { groupId, notices } = answer.value
  const committed = await log.submit(told(notices))
  if (!committed.ok || ask.type !== 'create' || groupId === undefined) return settle(deps, committed)
  await fetchGroup(deps, groupId, signal)
  return valued(deps, { groupId })
}

/** A group that was just made, so that it is shown whole at once; what fails here the next round fetches. */
async function fetchGroup({ log, rest }: PeopleDeps, groupId: GroupId, signal: AbortSignal): Promise<void> {
  const info = await rest.call(groupInfoCall(groupId), decodeGroupInfo, signal)
  if (info.kind === 'ok') await log.submit({ type: 'load-groups', groups: [info.value] })
  const members = await rest.call(membersCall(groupId), decodeMembers, signal)
  if (members.kind === 'ok') await log.submit({ type: 'load-members', groupId, members: members.items })
}

const NOT_IN_GROUP = -801
const isOutAlready = (failure: RestFailure): boolean =>
  failure.kind === 'refused' && failure.code === NOT_IN_GROUP

/**
 * The server says that they are out, and neither since when nor how: until a notice tells both, they have left. Source: S-CREW-3.
 */
function wentOut({ log, me }: PeopleDeps, groupId: GroupId): Notice {
  const group = log.state().groups.get(groupId)
  const revs = [...(group?.members.values() ?? [])].map(({ rev }) => rev)
  const change = { type: 'left', groupId, members: [me], by: me, why: 'quit' } as const
  return { type: 'group', change, at: HEARD, rev: Math.max(0, group?.rev ?? 0, ...revs) }
}

const told = (notices: readonly Notice[]): Input => ({
  type: 'receive',
  source: 'live',
  messages: [],
  withdrawals: [],
  notices,
  poison: [],
})

const valued = ({ log }: PeopleDeps, value: unknown): Outcome => ({
  ok: true,
  position: log.state().position,
  value,
})
const settle = (deps: PeopleDeps, committed: Outcome): Outcome =>
  committed.ok ? valued(deps, null) : committed

const FULL: Refusal = { kind: 'group-full', limit: GROUP_MEMBERS_MAX }

const groupRefusalOf = (failure: RestFailure): Outcome =>
  failure.kind === 'refused' && failure.code === 'group_full'
    ? { ok: false, refusal: FULL }
    : refusalOf(failure)
