// Requests of the model server: who asks to be a contact of whom, and what comes of it.
//
//   ask > pending > accept: contacts of each other, and what was said stands in their conversation
//                 > refuse: over for who was asked; who asked is never told, for them it goes on
//                 > cancel: over for both
//
// Absent: how often somebody may ask.

import { type Changed, KEPT_FOR_MS, ModelContacts } from './model-contacts'
import type { Body, Decision, ModelRequest } from './model-types'

/** One world in so many has people who meet; cards, files and money are in others. */
const MEETINGS_EVERY = 8

export const hasMeetings = (seed: number): boolean => seed % MEETINGS_EVERY === 5

/** What is said with a request, and how the two met. */
export interface Asking {
  readonly message?: string
  readonly addBy?: string
  readonly addFrom?: string
}

type Asked = Changed & { readonly request: ModelRequest }

/** `over`: it was answered or taken back before; undefined: no such request that this account may decide so. */
type Decided = Changed | 'over' | undefined

interface Words {
  readonly from: string
  readonly to: string
  readonly text: string
}

const wordsOf = ({ from, to, message }: ModelRequest): Words => ({ from, to, text: message })

export abstract class ModelRequests extends ModelContacts {
  /** Who takes every request at once. */
  readonly #isOpen = new Set<string>()

  /** A message that the server itself writes in a person's name, where that person may write. */
  protected abstract say(sender: string, target: string, msg: Body): void

  needsConsent(account: string): boolean {
    return !this.#isOpen.has(account)
  }

  setConsent(account: string, isNeeded: boolean): void {
    if (isNeeded) this.#isOpen.delete(account)
    else this.#isOpen.add(account)
  }

  /** Of nobody, and of who blocks who asks, like of anybody: only that side has none of it. */
  ask(from: string, to: string, asking: Asking = {}): Asked {
    return this.#ask(from, to, asking)
  }

  #ask(from: string, to: string, asking: Asking): Asked {
    const mine = this.requests.findLast((one) => one.from === from && one.to === to && this.isKept(one, true))
    if (this.isFriend(from, to) && this.isFriend(to, from)) return this.#askFriend(from, to, asking, mine)
    const theirs = this.requests.findLast((one) => one.from === to && one.to === from && this.#isWaiting(one))
    const own = { from, to, text: asking.message ?? '' }
    if (theirs !== undefined) return { ...this.#accept(theirs, [wordsOf(theirs), own]), request: theirs }
    const hasBlocked = this.blocked.has(`${to} ${from}`)
    const isThere = this.accounts.includes(to) && !hasBlocked
    const letsIn = isThere && !this.needsConsent(to)
    // What was accepted before was over with the contact.
    if (mine !== undefined && mine.state !== 'accepted' && !letsIn)
      return { ...this.unchanged(from, to), request: mine }
    const request = this.#add(from, to, asking, !isThere)
    if (letsIn) return { ...this.#accept(request, [own]), request }
    const rev = this.#renew(request, !isThere)
    const timestamp = this.changeTime()
    const { id, message, addBy } = request
    this.tell(isThere ? [from, to] : [from], false, {
      ...{ notice_type: 'contact_add', im_id: from, rim_id: to, timestamp },
      ...{ req_id: id, message, add_by: addBy, rev },
    })
    return { ...this.#tellRequest(request, isThere ? [from, to] : [from]), request }
  }

  /** Of a contact: accepted from the start, and only who asked hears of it. */
  #askFriend(from: string, to: string, asking: Asking, mine: ModelRequest | undefined): Asked {
    if (mine !== undefined) return { ...this.unchanged(from, to), request: mine }
    const request = this.#add(from, to, asking, true)
    request.state = 'accepted'
    request.endedAt = request.at
    this.#renew(request, true)
    return { ...this.#tellRequest(request, [from]), request }
  }

  #add(
    from: string,
    to: string,
    { message = '', addBy = 'account', addFrom = '' }: Asking,
    isOneSided: boolean,
  ): ModelRequest {
    const id = `r${this.requests.length + 1}`
    const at = this.time.now()
    const request: ModelRequest = {
      ...{ id, from, to, message, addBy, addFrom, at },
      ...{ state: 'pending', endedAt: 0, isRead: false, isOneSided },
    }
    this.requests.push(request)
    return request
  }

  /** Somebody still waits for an answer, as they see it, or somebody can still give one. */
  #isWaiting({ state, at, isOneSided }: ModelRequest): boolean {
    const isOpen = state === 'pending' || state === 'refused'
    return isOpen && ((state === 'pending' && !isOneSided) || this.time.now() - at < KEPT_FOR_MS)
  }

  decide(me: string, id: string, decision: Decision): Decided {
    const request = this.requests.find((one) => one.id === id)
    if (request === undefined || me !== (decision === 'cancel' ? request.from : request.to)) return undefined
    if (!this.isKept(request, decision === 'cancel')) return undefined
    const { from, to, state } = request
    switch (decision) {
      case 'accept':
        if (state === 'pending') return this.#accept(request, [wordsOf(request)])
        return state === 'accepted' ? this.unchanged(to, from) : 'over'
      case 'refuse':
        if (state === 'pending') return this.#end(request, 'refused', [to])
        return state === 'refused' || state === 'cancelled' ? this.unchanged(to, from) : 'over'
      case 'cancel':
        if (state === 'accepted') return 'over'
        if (state === 'cancelled') return this.unchanged(from, to)
        return this.#end(
          request,
          'cancelled',
          state === 'refused' || request.isOneSided ? [from] : [from, to],
        )
      case 'seen':
        if (request.isRead) return this.unchanged(to, from)
        request.isRead = true
        return this.#tellRequest(request, [to])
    }
  }

  /** Takes a request of theirs, or adds who takes everybody, or shows who was hidden. Undefined: none of these. */
  add(me: string, other: string, isHidden = false): Changed | undefined {
    if (this.isFriend(me, other))
      return this.contact(me, other).isHidden === isHidden
        ? this.unchanged(me, other)
        : super.changeContact(me, other, { is_hide: isHidden ? 1 : 0 })
    const theirs = this.requests.findLast(
      (one) => one.from === other && one.to === me && one.state === 'pending' && !one.isOneSided,
    )
    const isThere = this.accounts.includes(other) && !this.blocked.has(`${other} ${me}`)
    if (theirs === undefined && (!isThere || this.needsConsent(other))) return undefined
    const done = theirs === undefined ? this.#ask(me, other, {}) : this.#accept(theirs, [wordsOf(theirs)])
    return isHidden ? super.changeContact(me, other, { is_hide: 1 }) : done
  }

  /** What either asked the other is accepted with it. */
  protected override befriend(a: string, b: string, addFrom: string): number {
    for (const one of this.requests) {
      const isOfThem = (one.from === a && one.to === b) || (one.from === b && one.to === a)
      if (!isOfThem || !this.#isWaiting(one)) continue
      one.state = 'accepted'
      one.endedAt = this.time.now()
      one.isRead = true
      one.isOneSided = false
    }
    return super.befriend(a, b, addFrom)
  }

  #accept({ id, from, to, addFrom }: ModelRequest, words: readonly Words[]): Changed {
    const rev = this.befriend(to, from, addFrom)
    const timestamp = this.changeTime()
    const agreed = { notice_type: 'contact_agree', im_id: to, rim_id: from, timestamp, req_id: id, rev }
    this.tell([to, from], false, agreed)
    this.tellContacts([
      [to, from],
      [from, to],
    ])
    for (const { from: by, to: whom, text } of words)
      if (text !== '')
        this.say(by, whom, {
          type: 'newFriend',
          content: text,
          extra: { imId: by, nickname: `Person ${by}` },
        })
    const extra = { tipType: 'contact-agreed', fromImId: to, openImId: from }
    this.say(to, from, { type: 'tip', content: '', extra })
    return { timestamp, rev }
  }

  #end(request: ModelRequest, state: 'refused' | 'cancelled', told: readonly string[]): Changed {
    const wasRefused = request.state === 'refused'
    request.state = state
    if (!wasRefused) request.isRead ||= state === 'refused'
    request.endedAt = this.time.now()
    return this.#tellRequest(request, told)
  }

  /** A newer row of each other for both, or for who asks alone. */
  #renew({ from, to }: ModelRequest, isOneSided: boolean): number {
    const rev = this.setContact(from, to, {})
    return isOneSided ? rev : this.setContact(to, from, {}, rev)
  }

  /** Those told get a newer row of the other one. */
  #tellRequest({ from, to }: ModelRequest, told: readonly string[]): Changed {
    const pairs = told.map((owner) => [owner, owner === from ? to : from] as const)
    const rev = this.nextRev()
    for (const [owner, other] of pairs) this.setContact(owner, other, {}, rev)
    return this.tellContacts(pairs)
  }
}
