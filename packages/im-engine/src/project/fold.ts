// project/ folds facts into state:
//
//   commit > fold > one file per family > State changed in place + Draft (what changed)
//
// The fold is deterministic: the same facts in the same order give the same state, whoever folds them (the leader, a
// follower, a reopened engine, a replay). It changes the state that it is given in place, and nothing else may change
// that state.
//
// Absent: clocks, disk, decisions.

import { type Commit, type Fact, sizeOf } from '../events/facts.js'
import type { Changes } from '../model/changes.js'
import { unreachable } from '../model/errors.js'
import { POISON_KEPT } from '../model/limits.js'
import type { State } from '../model/state.js'
import { foldApplication } from './applications.js'
import { foldCleared } from './cleared.js'
import {
  foldAboutSet,
  foldConversationChanged,
  foldConversationDeleted,
  foldConversationsLoaded,
  foldCoverage,
  foldSettingsSent,
  foldUnfillable,
} from './conversations.js'
import { Draft, rowOf } from './draft.js'
import { foldDropped, foldHistoryReturned, foldReturned } from './dropped.js'
import { foldErased, foldErasuresSent } from './erased.js'
import { foldMessages, foldWithdrawal, replaceInTail } from './messages.js'
import { foldContact, foldGroup, foldHidden, foldMembers, foldRevealed } from './people.js'
import { foldReadMark, foldReceiptsReceived, foldReceiptsSent } from './receipts.js'
import { foldUpdated } from './references.js'
import { foldSealed } from './seal.js'
import {
  foldConfirmed,
  foldDiscarded,
  foldQueued,
  foldRequeued,
  foldSendFailed,
  foldUploaded,
} from './sending.js'
import { foldStarred } from './star.js'

/** Folds one commit into the state and tells what changed. Source: S-LOG-1. */
export function fold(state: State, commit: Commit, position: number): Changes {
  const draft = new Draft(position)
  state.unsealed += sizeOf(commit)
  for (const fact of commit.facts) foldFact(state, fact, draft)
  state.position = position
  return draft
}

function foldFact(state: State, fact: Fact, draft: Draft): void {
  switch (fact.type) {
    case 'messages-received':
      foldMessages(state, fact.messages, draft)
      return
    case 'messages-returned':
      for (const message of fact.messages) foldReturned(state, message, draft)
      return
    case 'message-withdrawn':
      foldWithdrawal(state, fact, draft)
      return
    case 'messages-updated':
      foldUpdated(state, fact, draft)
      return
    case 'messages-hidden':
      foldHidden(state, fact, draft)
      return
    case 'messages-revealed':
      foldRevealed(state, fact)
      return
    case 'messages-starred':
      foldStarred(state, fact, draft)
      return
    case 'messages-erased':
      foldErased(state, fact, draft)
      return
    case 'erasures-sent':
      foldErasuresSent(state, fact, draft)
      return
    case 'conversation-cleared':
      foldCleared(state, fact, draft)
      return
    case 'coverage-changed':
      foldCoverage(state, fact, draft)
      return
    case 'gap-unfillable':
      foldUnfillable(state, fact, draft)
      return
    case 'start-reached':
      rowOf(state, fact.key).isFromStart = true
      draft.conversations.add(fact.key)
      return
    case 'cursor-moved':
      state.cursors.set(fact.stream, fact.cursor)
      return
    case 'poison-set-aside':
      state.poisonCount += fact.items.length
      state.poison.push(...fact.items)
      state.poison.splice(0, Math.max(0, state.poison.length - POISON_KEPT))
      return
    case 'message-queued':
      foldQueued(state, fact, draft)
      return
    case 'message-requeued':
      foldRequeued(state, fact, draft)
      return
    case 'message-confirmed':
      foldConfirmed(state, fact, draft)
      return
    case 'message-corrected':
      replaceInTail(state, fact.message.key, fact.message.id, () => fact.message, draft)
      return
    case 'send-failed':
      foldSendFailed(state, fact, draft)
      return
    case 'send-discarded':
      foldDiscarded(state, fact, draft)
      return
    case 'upload-finished':
      foldUploaded(state, fact, draft)
      return
    case 'read-mark-moved':
      foldReadMark(state, fact, draft)
      return
    case 'receipts-received':
      foldReceiptsReceived(state, fact, draft)
      return
    case 'receipts-sent':
      foldReceiptsSent(state, fact, draft)
      return
    case 'receipts-parked':
      rowOf(state, fact.key).isReceiptParked = true
      draft.conversations.add(fact.key)
      return
    case 'contacts-changed':
      for (const contact of fact.contacts) foldContact(state, contact, draft)
      if (fact.isComplete) state.areContactsLoaded = true
      draft.contacts = true
      return
    case 'group-changed':
      foldGroup(state, fact, draft)
      return
    case 'members-changed':
      foldMembers(state, fact, draft)
      return
    case 'application-changed':
      foldApplication(state, fact, draft)
      return
    case 'conversations-loaded':
      foldConversationsLoaded(state, fact, draft)
      return
    case 'conversation-changed':
      foldConversationChanged(state, fact, draft)
      return
    case 'conversation-deleted':
      foldConversationDeleted(state, fact, draft)
      return
    case 'about-set':
      foldAboutSet(state, fact, draft)
      return
    case 'settings-sent':
      foldSettingsSent(state, fact, draft)
      return
    case 'leader-elected':
      return
    case 'sealed':
      foldSealed(state, fact.seal, draft)
      return
    case 'history-dropped':
      foldDropped(state, fact, draft)
      return
    case 'history-returned':
      foldHistoryReturned(state, fact, draft)
      return
    default:
      unreachable(fact)
  }
}
