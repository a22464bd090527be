import type { Fact } from '../events/facts.js'
import { hasSettings, isStillArchived, settingsOf, withJob } from '../model/conversation.js'
import { removeNumbers } from '../model/coverage.js'
import type { State } from '../model/state.js'
import { type Draft, rowOf } from './draft.js'

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>

export function foldConversationsLoaded(state: State, fact: Of<'conversations-loaded'>, draft: Draft): void {
  for (const item of fact.items) {
    const row = rowOf(state, item.key)
    row.title = item.title || row.title
    row.avatar = item.avatar || row.avatar
    row.company = item.company || row.company
    Object.assign(row, withJob(row, item))
    row.interviewId = item.interviewId || row.interviewId
    // What was set here since is on its way.
    if (!row.hasUnsentSettings) {
      row.pinnedAt = item.pinnedAt
      row.doNotDisturb = item.doNotDisturb
      row.isArchived = isStillArchived(row, item)
      row.archivedTo = item.archivedTo
      row.isMarkedUnread = item.isMarkedUnread
    }
    draft.conversations.add(item.key)
  }
}

export function foldConversationChanged(state: State, fact: Of<'conversation-changed'>, draft: Draft): void {
  const row = rowOf(state, fact.key)
  const before = settingsOf(row)
  const settings = settingsOf({ ...before, ...fact })
  const { isDeleted, isArchived, doNotDisturb } = settings
  row.hasUnsentSettings ||= !hasSettings(row, settings)
  if (isDeleted !== before.isDeleted) row.deletedTo = isDeleted ? row.coverage.high : 0
  // From here on counts what comes, also where a mute that kept it among the archived ones ends.
  if (isArchived !== before.isArchived || doNotDisturb !== before.doNotDisturb)
    row.archivedTo = isArchived ? row.coverage.high : 0
  Object.assign(row, settings)
  row.draft = fact.draft ?? row.draft
  draft.conversations.add(fact.key)
}

/** The server keeps it, and lists the conversation again. */
export function foldAboutSet(state: State, fact: Of<'about-set'>, draft: Draft): void {
  const row = rowOf(state, fact.key)
  const about = 'jobId' in fact.about ? withJob(row, fact.about) : fact.about
  Object.assign(row, { isDeleted: false, deletedTo: 0 }, about)
  draft.conversations.add(fact.key)
}

/** Its messages may come later than this: those up to the number do not list it again. */
export function foldConversationDeleted(state: State, fact: Of<'conversation-deleted'>, draft: Draft): void {
  const row = rowOf(state, fact.key)
  row.deletedTo = fact.upTo
  row.isDeleted = row.coverage.high <= fact.upTo
  draft.conversations.add(fact.key)
}

/** What was changed again meanwhile stays unsent. */
export function foldSettingsSent(state: State, fact: Of<'settings-sent'>, draft: Draft): void {
  const row = rowOf(state, fact.key)
  row.hasUnsentSettings = !hasSettings(row, fact.settings)
  draft.conversations.add(fact.key)
}

/** A gap opens where a number was skipped and closes number by number. */
export function foldCoverage(state: State, fact: Of<'coverage-changed'>, draft: Draft): void {
  const row = rowOf(state, fact.key)
  row.coverage = {
    ...row.coverage,
    low: fact.low,
    high: fact.high,
    holes: removeNumbers(
      [...row.coverage.holes, ...fact.opened].sort((a, b) => a[0] - b[0]),
      fact.filled,
    ),
    unfillable: removeNumbers(row.coverage.unfillable, fact.filled),
  }
  draft.conversations.add(fact.key)
}

export function foldUnfillable(state: State, fact: Of<'gap-unfillable'>, draft: Draft): void {
  const row = rowOf(state, fact.key)
  row.coverage = {
    ...row.coverage,
    holes: removeNumbers(row.coverage.holes, [fact.range]),
    unfillable: [...row.coverage.unfillable, fact.range].sort((a, b) => a[0] - b[0]),
  }
  draft.conversations.add(fact.key)
}
