import type { Fact } from '../events/facts.js'
import type { Erasure } from '../model/conversation.js'
import type { ConversationKey } from '../model/ids.js'
import type { Notice } from '../model/notice.js'
import { later, type Mark } from '../model/order.js'
import type { State } from '../model/state.js'
import type { Loaded } from './context.js'
import { decideErasedElsewhere } from './erase.js'
import { People } from './people.js'
import { moveMark } from './reading.js'

/** What notices change, after the facts `before` of the same page: receipts of our messages, our marks from elsewhere, people. Source: S-NOTICE-1. */
export function decideNotices(
  state: Readonly<State>,
  notices: readonly Notice[],
  loaded: Loaded,
  before: readonly Fact[] = [],
): Fact[] {
  const facts: Fact[] = []
  const marks = new Map<ConversationKey, Mark>()
  const erased = new Map<ConversationKey, readonly Erasure[]>()
  const people = new People(state)
  const applications = new Map<string, Extract<Notice, { type: 'application' }>>()
  for (const notice of notices) {
    switch (notice.type) {
      case 'receipt':
        // Only messages of mine are receipted, and only by others. Source: S-RCPT-2.
        if (notice.reader !== state.me && notice.ids.length > 0)
          facts.push({ ...notice, type: 'receipts-received' })
        break
      case 'read-elsewhere':
        marks.set(notice.key, later(marks.get(notice.key) ?? notice.mark, notice.mark))
        break
      case 'erased-elsewhere':
        erased.set(notice.key, [...(erased.get(notice.key) ?? []), ...notice.erasures])
        break
      case 'contact':
        people.contact(notice.contact)
        break
      case 'blacklist':
        people.blacklist(notice)
        break
      case 'contact-deleted':
        people.deleted(notice)
        break
      case 'contact-asked':
        people.asked(notice)
        break
      case 'contact-agreed':
        people.agreed(notice)
        break
      case 'group':
        people.groupChange(notice.change, notice.at, notice.rev)
        break
      case 'application': {
        const known = applications.get(notice.id) ?? state.applications.get(notice.id)
        if (known === undefined || known.rev < notice.rev) applications.set(notice.id, notice)
        break
      }
      case 'presence':
      case 'call':
      case 'unknown':
        break // shown or logged where they arrive; no facts
    }
  }
  for (const [key, mark] of marks) facts.push(...moveMark(state, loaded, key, mark))
  for (const [key, erasures] of erased)
    facts.push(...decideErasedElsewhere(state, loaded, key, erasures, [...before, ...facts]))
  for (const { id, rev, at } of applications.values())
    facts.push({ type: 'application-changed', id, rev, at })
  return [...facts, ...people.facts()]
}
