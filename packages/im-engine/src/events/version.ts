import type { Draft } from '../model/conversation.js'
import type { GroupInfo } from '../model/notice.js'
import { type Contact, type Member, noContact, noGroup } from '../model/people.js'
import type { Commit, Fact } from './facts.js'

/** Version of the facts that this engine writes. 2: messages-updated, messages-returned, history-dropped, history-returned, a warning, a broadcastId; 3: settings-sent; 4: revisions of what changed of a group, outAt; 5: conversation-deleted; 6: mentionsAt of a message and of what is sent; 7: a draft has a quoteId; 8: more, subtype, brief, quiet and broadcastId of a message, content of kinds other than text, messages-starred, conversation-cleared; 9: a row that is uploading, its file, a failure of its upload, upload-finished; 10: what else is told of a contact, requests among it; 11: message-corrected, notSaved of a message, notSaved, mustSave and isResent of what is sent, the word of a failure; 13: what a group is set to and who made it, avatars and account types of members; 14: application-changed, about-set, resumeId and interviewId of a conversation; 15: isArchived and isMarkedUnread of a conversation, messages-erased, erasures-sent. */
export const FACT_VERSION = 15

/** Facts as one record of the log; e.g. `{ at: 1700000000000, version: 1, facts: [...] }`. */
export const newCommit = (facts: readonly Fact[], at: number, newsTo?: string): Commit => ({
  at,
  version: FACT_VERSION,
  facts,
  ...(newsTo === undefined ? {} : { newsTo }),
})

/**
 * A commit of any older version as one of today's; undefined for one from a newer engine, which must not be guessed at.
 * Source: S-LOG-9.
 */
export function upcast(commit: Commit): Commit | undefined {
  if (commit.version > FACT_VERSION) return undefined
  return commit.version < FACT_VERSION
    ? {
        ...commit,
        facts: commit.facts.map((fact) => withActs(withAbout(withGroups(withContacts(withDraft(fact)))))),
      }
    : commit
}

/** Before version 10 a contact was names, friendship and blocks. */
export const toWholeContact = (contact: Contact): Contact => ({
  ...{ ...noContact(contact.imId), asked: [], hidden: [] },
  ...contact,
})

const withContacts = (fact: Fact): Fact =>
  fact.type === 'contacts-changed' ? { ...fact, contacts: fact.contacts.map(toWholeContact) } : fact

/** Before version 13 a group was its names and its mute, and a member one name. */
export const toWholeGroup = (group: GroupInfo): GroupInfo => {
  const { members: _members, isComplete: _isComplete, ...none } = noGroup(group.groupId)
  return { ...none, ...group }
}
export const toWholeMember = (member: Member): Member => ({ ...{ avatar: '', userType: 0 }, ...member })

function withGroups(fact: Fact): Fact {
  if (fact.type === 'group-changed') return { ...fact, group: toWholeGroup(fact.group) }
  return fact.type === 'members-changed' ? { ...fact, members: fact.members.map(toWholeMember) } : fact
}

/** Before version 7 a draft was its text. */
export const toDraft = (draft: Draft | string): Draft =>
  typeof draft === 'string' ? { text: draft, quoteId: null } : draft

const withDraft = (fact: Fact): Fact =>
  fact.type === 'conversation-changed' && fact.draft !== undefined
    ? { ...fact, draft: toDraft(fact.draft) }
    : fact

/** Before version 14 no list told of a resume or an interview. */
const withAbout = (fact: Fact): Fact =>
  fact.type === 'conversations-loaded'
    ? { ...fact, items: fact.items.map((item) => ({ ...{ resumeId: '', interviewId: '' }, ...item })) }
    : fact

const NO_ACTS = { isArchived: false, isMarkedUnread: false }

/** Before version 15 nothing was archived or marked as unread. */
function withActs(fact: Fact): Fact {
  if (fact.type === 'settings-sent')
    return { ...fact, settings: Object.assign({ ...NO_ACTS }, fact.settings) }
  return fact.type === 'conversations-loaded'
    ? { ...fact, items: fact.items.map((item) => Object.assign({ ...NO_ACTS, archivedTo: 0 }, item)) }
    : fact
}
