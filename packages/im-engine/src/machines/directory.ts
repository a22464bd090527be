// Who and where: contacts, groups, members (5 groups at a time), conversations; whole on the first connect, later only the
// groups whose member list committed state does not have.

import { createActor, toPromise } from 'xstate'
import type { GroupId } from '../model/ids.js'
import { CONVERSATION_PAGE_SIZE } from '../model/limits.js'
import type { ConversationInfo } from '../model/notice.js'
import { type Group, isMemberChange } from '../model/people.js'
import { contactsCall, conversationsCall, groupsCall } from '../wire/calls.js'
import { decodeContacts, decodeConversations, decodeGroups } from '../wire/tables.js'
import { DONE, FAILED, failureOf, type StepResult } from './catch-up.js'
import { type MembersDeps, type MembersResult, membersMachine } from './members.machine.js'

export interface DirectoryResult {
  readonly result: StepResult
  /** The server's conversation rows, when the list was loaded. */
  readonly conversations: readonly ConversationInfo[]
  /** Groups whose members the server does not give us: not asked again on this connection. */
  readonly unavailable: readonly GroupId[]
}

export const isWithoutMembers = (group: Group): boolean => !group.isComplete && group.leftAt === undefined

type Step = { readonly ok: true } | { readonly ok: false; readonly result: StepResult }
const OK: Step = { ok: true }
const stop = (result: StepResult): Step => ({ ok: false, result })

/** Loads what is missing, in this order. Source: S-SYNC-1, S-SYNC-2. */
export async function loadDirectory(
  deps: MembersDeps,
  isFirst: boolean,
  skip: ReadonlySet<GroupId>,
  signal: AbortSignal,
): Promise<DirectoryResult> {
  const { log, rest } = deps
  const conversations: ConversationInfo[] = []
  const unavailable: GroupId[] = []
  // Once a start: where a digest is made another way, they would be fetched again and again.
  const hasOtherMembers = (group: Group): boolean =>
    group.leftAt === undefined && isMemberChange(group, log.state().me)
  const waiting = (): readonly GroupId[] =>
    [...log.state().groups.values()]
      .filter((group) => isWithoutMembers(group) || (isFirst && hasOtherMembers(group)))
      .filter((group) => !skip.has(group.groupId))
      .map((group) => group.groupId)

  async function loadContacts(): Promise<Step> {
    const table = await rest.call(contactsCall(log.state().me), decodeContacts, signal)
    if (table.kind !== 'ok') return stop(failureOf(table))
    return keep(await log.submit({ type: 'load-contacts', contacts: table.items }))
  }

  async function loadGroups(): Promise<Step> {
    const table = await rest.call(groupsCall(), decodeGroups, signal)
    if (table.kind !== 'ok') return stop(failureOf(table))
    return keep(await log.submit({ type: 'load-groups', groups: table.items }))
  }

  async function loadMembers(): Promise<Step> {
    const members = createActor(membersMachine, { input: { deps, groups: waiting() } })
    const stopIt = () => void members.stop()
    signal.addEventListener('abort', stopIt)
    const ended: MembersResult | undefined = await toPromise(members.start())
    signal.removeEventListener('abort', stopIt)
    unavailable.push(...(ended?.unavailable ?? []))
    return ended?.result.kind === 'done' ? OK : stop(ended?.result ?? FAILED)
  }

  async function loadConversations(): Promise<Step> {
    for (let page = 1; ; page++) {
      const table = await rest.call(conversationsCall(page), decodeConversations, signal)
      if (signal.aborted) return stop(FAILED)
      if (table.kind !== 'ok') return stop(failureOf(table))
      const { items, deleted } = table
      if (items.length > 0 || deleted.length > 0) {
        const step = keep(await log.submit({ type: 'load-conversations', items, deleted }))
        if (!step.ok) return step
      }
      conversations.push(...table.items)
      if (table.count < CONVERSATION_PAGE_SIZE) return OK
    }
  }

  const keep = (outcome: { readonly ok: boolean }): Step => (outcome.ok ? OK : stop(FAILED))
  const steps = isFirst
    ? [loadContacts, loadGroups, loadMembers, loadConversations]
    : waiting().length > 0
      ? [loadGroups, loadMembers]
      : []
  for (const step of steps) {
    const done = await step()
    if (signal.aborted) return { result: FAILED, conversations, unavailable }
    if (!done.ok) return { result: done.result, conversations, unavailable }
  }
  return { result: DONE, conversations, unavailable }
}
