import type { Refusal } from '../model/errors.js'
import { type ImId, toImId } from '../model/ids.js'
import {
  CONTACT_MEMO_MAX,
  CONTACT_NOTE_MAX,
  REQUEST_TEXT_MAX,
  REQUEST_TEXT_MAX_UNITS,
  TAG_MAX,
  TAGGED_MAX,
  TAGS_MAX,
} from '../model/limits.js'
import { type Contact, newContact, noContact, requestOf } from '../model/people.js'
import type { ContactChange, PeopleAsk } from '../model/people-ask.js'
import type { State } from '../model/state.js'
import type { ContactEvent } from './contact.machine.js'
import { NOW, stateAt } from './lifecycle.js'
import { countGraphemes } from './text.js'

/** Commands that change something of people. */
export type PeopleCommand = Exclude<
  PeopleAsk,
  { readonly type: 'find' | 'match' | 'privacy' | 'set-privacy' }
>

/** One thing to be asked of the server: about whom, and what it does to them. */
export interface Deed {
  readonly contact: Contact
  /** Absent where only what the owner keeps about them changes. */
  readonly event?: ContactEvent
}

/** `holds`: there is nothing to ask, it is so already; also where a new leader gets a command again. */
export type PeopleVerdict =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'holds' }
  | { readonly kind: 'may'; readonly deeds: readonly Deed[] }

const HOLDS: PeopleVerdict = { kind: 'holds' }
const no = (refusal: Refusal): PeopleVerdict => ({ kind: 'refused', refusal })
const may = (...deeds: readonly Deed[]): PeopleVerdict => ({ kind: 'may', deeds })

/** Whether a command makes sense now, by the lifecycle of whom it is about. The server decides again. Source: S-FRIEND-3. */
export function judgePeople(state: Readonly<State>, ask: PeopleCommand): PeopleVerdict {
  switch (ask.type) {
    case 'seen': {
      const unseen = [...state.contacts.values()].filter((contact) => {
        const request = requestOf(contact)
        return request?.status === 'pending' && !request.isMine && !request.isRead
      })
      return unseen.length === 0 ? HOLDS : may(...unseen.map((contact) => ({ contact })))
    }
    case 'answer':
      return judgeAnswer(state, ask)
    case 'tag':
      return judgeTags(state, ask)
    default:
      if (ask.imId === state.me) return no({ kind: 'not-allowed' })
      return ask.imId === '' ? no({ kind: 'not-found' }) : judgeOne(state, ask, toImId(ask.imId))
  }
}

function judgeOne(
  state: Readonly<State>,
  ask: Exclude<PeopleCommand, { readonly type: 'seen' | 'answer' | 'tag' }>,
  imId: ImId,
): PeopleVerdict {
  const known = state.contacts.get(imId)
  const contact = known ?? newContact(noContact(imId), false, 0, 0)
  const now = stateAt(contact, NOW)
  const ifCan = (event: ContactEvent, otherwise = HOLDS): PeopleVerdict =>
    now.can(event) ? may({ contact, event }) : otherwise
  switch (ask.type) {
    case 'request': {
      const fault = judgeMessage(ask.options.message ?? '')
      return fault ?? ifCan({ type: 'asked', by: 'mine' }, no({ kind: 'not-allowed' }))
    }
    case 'add':
      return ifCan({ type: 'agreed' }, ifCan({ type: 'showed' }))
    case 'remove':
      return known === undefined ? no({ kind: 'not-found' }) : ifCan({ type: 'deleted' })
    case 'block':
      return ifCan({ type: 'blocked', by: 'mine' })
    case 'unblock':
      return ifCan({ type: 'unblocked', by: 'mine' })
    case 'change': {
      if (known === undefined) return no({ kind: 'not-found' })
      const { isHidden } = ask.change
      const fault = judgeChange(ask.change)
      if (fault !== undefined || isHidden === undefined) return fault ?? may({ contact })
      return ifCan({ type: isHidden ? 'hid' : 'showed' }, may({ contact }))
    }
  }
}

const DECISIONS = {
  accept: { event: 'agreed', leaves: 'accepted' },
  refuse: { event: 'refused', leaves: 'ended' },
  cancel: { event: 'cancelled', leaves: 'ended' },
} as const

/** Cancel is of who asked, the others of who was asked; what was decided otherwise stays so. */
function judgeAnswer(
  state: Readonly<State>,
  { requestId, decision }: Extract<PeopleCommand, { type: 'answer' }>,
): PeopleVerdict {
  const { event, leaves } = DECISIONS[decision]
  for (const contact of state.contacts.values()) {
    const request = requestOf(contact)
    if (request?.requestId !== requestId) continue
    if (request.isMine !== (decision === 'cancel')) return no({ kind: 'not-allowed' })
    if (request.status === leaves) return HOLDS
    const deed = { contact, event: { type: event } } as const
    const isOpen = request.status === 'pending' && stateAt(contact, NOW).can(deed.event)
    return isOpen ? may(deed) : no({ kind: 'not-allowed' })
  }
  return no({ kind: 'not-found' })
}

function judgeTags(
  state: Readonly<State>,
  { tags: all }: Extract<PeopleCommand, { type: 'tag' }>,
): PeopleVerdict {
  if (all.length === 0) return HOLDS
  if (all.length > TAGGED_MAX) return tooLong(TAGGED_MAX, all.length)
  const deeds: Deed[] = []
  for (const { imId, tags } of all) {
    const contact = state.contacts.get(toImId(imId))
    if (imId === state.me) return no({ kind: 'not-allowed' })
    if (contact === undefined) return no({ kind: 'not-found' })
    const fault = judgeChange({ tags })
    if (fault !== undefined) return fault
    deeds.push({ contact })
  }
  return may(...deeds)
}

const tooLong = (limit: number, length: number): PeopleVerdict => no({ kind: 'too-long', limit, length })

function judgeMessage(message: string): PeopleVerdict | undefined {
  if (message.length > REQUEST_TEXT_MAX_UNITS) return tooLong(REQUEST_TEXT_MAX_UNITS, message.length)
  const length = countGraphemes(message.trim())
  return length > REQUEST_TEXT_MAX ? tooLong(REQUEST_TEXT_MAX, length) : undefined
}

function judgeChange({ memo = '', note = '', tags = [] }: ContactChange): PeopleVerdict | undefined {
  if (memo.length > CONTACT_MEMO_MAX) return tooLong(CONTACT_MEMO_MAX, memo.length)
  if (note.length > CONTACT_NOTE_MAX) return tooLong(CONTACT_NOTE_MAX, note.length)
  if (tags.length > TAGS_MAX) return tooLong(TAGS_MAX, tags.length)
  const long = tags.find((tag) => tag.length > TAG_MAX)
  return long === undefined ? undefined : tooLong(TAG_MAX, long.length)
}
