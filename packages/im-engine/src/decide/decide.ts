// decide/ turns an input into facts, or refuses it:
//
//   (state, input, what load read, now) > decide > one file per rule family > facts | refusal
//
// What the person wants is decided in person.ts, which every tab has from the start; this file, with all other rules, comes
// with the network half to the tab that leads.
//
// It is pure: it reads no clock, disk or randomness and does not change the state. A test therefore needs values alone.
//
// Absent: effects. Where somebody must act on a fact (send a row of the outbox, tell a receipt), a machine sees it in
// committed state and acts. After a crash or a takeover the next machine sees the same.

import type { Fact } from '../events/facts.js'
import { type Conversation, hasJob, isStillArchived, withJob } from '../model/conversation.js'
import { overlap } from '../model/coverage.js'
import type { ConversationKey } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { REQUEST_SHOWN_MS } from '../model/limits.js'
import { isManagerInfoDue } from '../model/manager-info.js'
import type { ConversationInfo } from '../model/notice.js'
import type { State } from '../model/state.js'
import { decideAcked, decideSendFailed } from './acked.js'
import { admit } from './admit.js'
import { type Context, type Decision, type Loaded, say } from './context.js'
import { decideNotices } from './notices.js'
import { People } from './people.js'
import { decidePerson } from './person.js'
import { moveMark, newestMarks } from './reading.js'
import { historyReturned } from './returned.js'
import { decideUploaded } from './upload.js'

export function decide(state: Readonly<State>, input: Input, loaded: Loaded, context: Context): Decision {
  switch (input.type) {
    case 'receive':
      return say(...decideReceive(state, input, loaded, context))
    case 'load-contacts': {
      const people = new People(state)
      for (const contact of input.contacts) people.contact(contact)
      people.forget(input.contacts, context.serverNow - REQUEST_SHOWN_MS)
      const facts = people.facts(true)
      // It has the managers' cards.
      if (isManagerInfoDue(state, context.now))
        facts.push({ type: 'cursor-moved', stream: 'manager-info', cursor: String(context.now) })
      return say(...facts)
    }
    case 'load-groups': {
      const people = new People(state)
      for (const group of input.groups) people.group(group)
      return say(...people.facts())
    }
    case 'load-members': {
      const people = new People(state)
      people.members(input.groupId, input.members, true)
      return say(...people.facts())
    }
    case 'load-conversations': {
      const items = input.items.filter((item) => !isKnown(state, item))
      const facts: Fact[] = []
      const marks = newestMarks([...input.items, ...input.deleted])
      for (const [key, mark] of marks) facts.push(...moveMark(state, loaded, key, mark))
      if (items.length > 0) facts.unshift({ type: 'conversations-loaded', items })
      for (const { key, upTo } of input.deleted)
        if (!isDeletedTo(state, key, upTo)) facts.push({ type: 'conversation-deleted', key, upTo })
      return say(...facts)
    }
    case 'about-set':
      return say(input)
    case 'settings-sent':
      return say({ type: 'settings-sent', key: input.key, settings: input.settings })
    case 'erasures-sent':
      return say(input)
    case 'acked':
      return decideAcked(state, input, loaded)
    case 'send-failed':
      return decideSendFailed(state, input)
    case 'upload-finished':
      return decideUploaded(state, input, context)
    case 'receipts-sent':
      return say({ ...input, upTo: { at: input.upTo.at, id: input.upTo.id } })
    case 'receipts-parked':
      // Tried again at a connect, and again in vain.
      if (state.conversations.get(input.key)?.isReceiptParked === true) return say()
      return say({ type: 'receipts-parked', key: input.key })
    case 'gap-unfillable':
      return say(
        ...overlap(state.conversations.get(input.key)?.coverage.holes ?? [], [input.range]).map((range) => ({
          type: 'gap-unfillable' as const,
          key: input.key,
          range,
        })),
      )
    default:
      return decidePerson(state, input, loaded, context)
  }
}

function decideReceive(
  state: Readonly<State>,
  input: Extract<Input, { type: 'receive' }>,
  loaded: Loaded,
  context: Context,
): Fact[] {
  const facts = admit(state, input, loaded, context)
  if (input.notices.length > 0) facts.push(...decideNotices(state, input.notices, loaded, facts))
  if (input.poison.length > 0) facts.push({ type: 'poison-set-aside', items: input.poison })
  const returned = [...historyReturned(state, input.stretch, loaded)]
  facts.push(...returned)
  if (input.reachedStart !== undefined) {
    const row = state.conversations.get(input.reachedStart)
    // A page that was asked for before the disk took what follows it does not reach to what is here.
    const isWhole = row === undefined || row.dropped === null || returned.length > 0
    if (isWhole && row?.isFromStart !== true) facts.push({ type: 'start-reached', key: input.reachedStart })
  }
  const { cursor } = input
  if (cursor !== undefined && state.cursors.get(cursor.stream) !== cursor.value)
    facts.push({ type: 'cursor-moved', stream: cursor.stream, cursor: cursor.value })
  return facts
}

/** What is set here and not yet told goes before what another device did. */
function isDeletedTo(state: Readonly<State>, key: ConversationKey, upTo: number): boolean {
  const row = state.conversations.get(key)
  return row !== undefined && (row.hasUnsentSettings || row.deletedTo >= upTo)
}

/** The row says all of it already: an idle sync writes nothing. Source: S-READ-6. */
function isKnown(state: Readonly<State>, item: ConversationInfo): boolean {
  const row = state.conversations.get(item.key)
  return (
    row !== undefined &&
    (item.title === '' || item.title === row.title) &&
    (item.avatar === '' || item.avatar === row.avatar) &&
    (item.company === '' || item.company === row.company) &&
    hasJob(row, withJob(row, item)) &&
    (item.interviewId === '' || item.interviewId === row.interviewId) &&
    (row.hasUnsentSettings || isSet(row, item))
  )
}

const isSet = (row: Conversation, item: ConversationInfo): boolean =>
  item.pinnedAt === row.pinnedAt &&
  item.doNotDisturb === row.doNotDisturb &&
  isStillArchived(row, item) === row.isArchived &&
  item.archivedTo === row.archivedTo &&
  item.isMarkedUnread === row.isMarkedUnread
