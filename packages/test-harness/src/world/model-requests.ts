// Requests of the model server: who asks to be a contact of whom, and what comes of it.
//
//   ask > pending > accept: contacts of each other, and what was said stands in their conversation
//                 > refuse: over for who was asked; who asked is never told, for them it goes on
//                 > cancel: over for both
//
// Absent: how often somebody may ask.

import { type Changed, ModelContacts } from './model-contacts'
import type { Body, Decision, ModelRequest } from './model-types'

/** What is said with a request, and how the two met. */
export interface Asking {
  readonly message?: string
  readonly addBy?: string
  readonly addFrom?: string
}

/** Asks of nobody are kept like any other. */
type Asked = Changed & { readonly request: ModelRequest | undefined }

export abstract class ModelRequests extends ModelContacts {
  /** Who takes every request at once. */
  readonly #isOpen = new Set<string>()

  /** A message that the server itself writes in a person's name. */
  protected abstract say(sender: string, target: string, msg: Body): void

  needsConsent(account: string): boolean {
    return !this.#isOpen.has(account)
  }

  setConsent(account: string, isNeeded: boolean): void {
    if (isNeeded) this.#isOpen.delete(account)
    else this.#isOpen.add(account)
  }

  ask(from: string, to: string, asking: Asking = {}): Asked {
    return this.#ask(from, to, asking)
  }

  #ask(from: string, to: string, { message = '', addBy = 'account', addFrom = '' }: Asking): Asked {
    const known = this.requestOf(from, to)
    const isContact = this.isFriend(from, to) && this.isFriend(to, from)
    if (isContact) return { ...this.unchanged(from, to), request: known }
    if (known?.state === 'pending' && known.from === to) return { ...this.#accept(known), request: known }
    // One that was accepted is over once they are contacts no more.
    if (known?.from === from && known.state !== 'accepted')
      return { ...this.unchanged(from, to), request: known }
    const isOneSided = !this.accounts.includes(to) || this.blocked.has(`${to} ${from}`)
    const request: ModelRequest = {
      id: `r${this.requests.length + 1}`,
      from,
      to,
      message,
      addBy,
      addFrom,
      at: this.time.now(),
      state: 'pending',
      endedAt: 0,
      isRead: false,
      isOneSided,
    }
    this.requests.push(request)
    if (!isOneSided && !this.needsConsent(to)) return { ...this.#accept(request), request }
    const told = isOneSided ? [from] : [from, to]
    this.tell(told, false, {
      notice_type: 'contact_add',
      im_id: from,
      rim_id: to,
      timestamp: this.changeTime(),
      req_id: request.id,
      message,
      add_by: addBy,
    })
    return { ...this.#changed(request, told), request }
  }

  /** Undefined: no such request that this account may decide so. */
  decide(me: string, id: string, decision: Decision): Changed | undefined {
    const request = this.requests.find((one) => one.id === id)
    if (request === undefined || me !== (decision === 'cancel' ? request.from : request.to)) return undefined
    if (request.isOneSided && me === request.to) return undefined
    const { from, to } = request
    const isOpen = request.state === 'pending' || (decision === 'cancel' && request.state === 'refused')
    switch (decision) {
      case 'accept':
        return isOpen ? this.#accept(request) : undefined
      case 'refuse':
        if (!isOpen) return undefined
        this.#end(request, 'refused')
        return this.#changed(request, [to])
      case 'cancel': {
        if (!isOpen) return undefined
        const isTold = request.state === 'pending' && !request.isOneSided
        this.#end(request, 'cancelled')
        return this.#changed(request, isTold ? [from, to] : [from])
      }
      case 'seen':
        if (request.isRead) return this.unchanged(to, from)
        request.isRead = true
        return this.#changed(request, [to])
    }
  }

  /** Takes a request of theirs, or adds who takes everybody, or shows who was hidden. Undefined: none of these. */
  add(me: string, other: string, isHidden = false): Changed | undefined {
    if (this.isFriend(me, other) && this.isFriend(other, me))
      return this.contact(me, other).isHidden === isHidden
        ? this.unchanged(me, other)
        : super.changeContact(me, other, { is_hide: isHidden ? 1 : 0 })
    const known = this.requestOf(me, other)
    const isTheirs = known?.from === other && known.state === 'pending'
    const isFree = this.accounts.includes(other) && other !== me && !this.needsConsent(other)
    if (!isTheirs && (!isFree || this.blocked.has(`${other} ${me}`))) return undefined
    const done = isTheirs ? this.#accept(known) : this.#ask(me, other, {})
    return isHidden ? super.changeContact(me, other, { is_hide: 1 }) : done
  }

  #accept(request: ModelRequest): Changed {
    const { id, from, to, message, addFrom } = request
    request.state = 'accepted'
    request.endedAt = this.time.now()
    request.isRead = true
    const rev = this.setContact(to, from, { relation: 1, isHidden: false, addFrom })
    this.setContact(from, to, { relation: 1, isHidden: false, addFrom }, rev)
    const timestamp = this.changeTime()
    const agreed = { notice_type: 'contact_agree', im_id: to, rim_id: from, timestamp, req_id: id, rev }
    this.tell([to, from], false, agreed)
    this.tellContacts([
      [to, from],
      [from, to],
    ])
    if (message !== '')
      this.say(from, to, {
        type: 'newFriend',
        content: message,
        extra: { imId: from, nickname: `Person ${from}` },
      })
    this.say(to, from, {
      type: 'tip',
      content: '',
      extra: { tipType: 'contact-agreed', fromImId: to, openImId: from },
    })
    return { timestamp, rev }
  }

  #end(request: ModelRequest, state: 'refused' | 'cancelled'): void {
    request.state = state
    request.endedAt = this.time.now()
    request.isRead = true
  }

  /** Those told have a newer row of the other one. */
  #changed({ from, to }: ModelRequest, told: readonly string[]): Changed {
    const pairs = told.map((owner) => [owner, owner === from ? to : from] as const)
    for (const [owner, other] of pairs) this.setContact(owner, other, {})
    return this.tellContacts(pairs)
  }
}
