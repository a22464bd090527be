import type { AddressedNotice } from '../chat/notices'
import type { MessageRow } from '../db/tables'
import { SILENT_SOCKET_MS, TURN_WINDOW_MS } from '../limits'
import { CloseCode } from './close-codes'
import type { LoginEnd } from './login-ends'
import { messageFrame, noticeFrame } from './outbound'
import type { Session } from './session'

/**
 * Whether `one` goes on and not `other`. The later upgrade does. Only tabs of one device whose upgrades came within 10 s go
 * by their turn: a way in between may hold back the upgrade of a tab that is gone.
 */
function goesOn(one: Session, other: Session): boolean {
  const isSameDevice = one.who.device === other.who.device
  const isClose = Math.abs(one.arrival.at - other.arrival.at) < TURN_WINDOW_MS
  const [turn, otherTurn] = [one.who.turn, other.who.turn]
  if (isSameDevice && isClose && turn > 0 && otherTurn > 0 && turn !== otherTurn) return turn > otherTurn
  return one.arrival.order > other.arrival.order
}

/** The live sockets by account. Holds nothing that matters after a restart. */
export class Hub {
  readonly #sessions = new Map<string, Set<Session>>()
  /** Told when an account has no socket any more. */
  whenLast: (imId: string) => void = () => {}
  /** Told of each socket that is over. */
  whenGone: (session: Session) => void = () => {}
  /** Told whose login another device took the socket of. */
  whenKicked: (loginId: string) => void = () => {}

  /**
   * Lets a socket in. There is one per account and platform: of two of the same device the older one is replaced quietly,
   * another device's is kicked out. The new one itself may be the one that is over.
   */
  add(session: Session): void {
    const other = this.of(session.who.imId).find(({ who }) => who.platform === session.who.platform)
    if (other !== undefined) {
      const over = goesOn(session, other) ? other : session
      if (over === other) this.remove(other)
      if (other.who.device === session.who.device) over.close(CloseCode.replaced, 'replaced')
      else {
        over.revoke('kicked_out')
        this.whenKicked(over.who.loginId)
      }
      if (over === session) return
    }
    const own = this.#sessions.get(session.who.imId)
    if (own) own.add(session)
    else this.#sessions.set(session.who.imId, new Set([session]))
  }

  remove(session: Session): void {
    const own = this.#sessions.get(session.who.imId)
    if (own?.delete(session)) this.whenGone(session)
    if (own?.size !== 0) return
    this.#sessions.delete(session.who.imId)
    this.whenLast(session.who.imId)
  }

  of(imId: string): Session[] {
    return [...(this.#sessions.get(imId) ?? [])]
  }

  /** A message to every live socket of its audience but the one that sent it (it gets the ack). */
  deliver(row: MessageRow, audience: readonly string[], origin: Session | null, notSaved = false): void {
    const text = JSON.stringify(messageFrame(row, false, notSaved))
    const ownText = JSON.stringify(messageFrame(row, true, notSaved))
    for (const imId of audience)
      for (const session of this.of(imId))
        if (session !== origin) session.sendText(imId === row.sender_id ? ownText : text)
  }

  /** Stored notices to every live socket of their recipients, but those of the chat login that acted. */
  notify(notices: readonly AddressedNotice[], exceptChatLoginId: string | null = null): void {
    for (const notice of notices)
      for (const session of this.of(notice.recipientId))
        if (session.who.chatLoginId !== exceptChatLoginId) session.send(noticeFrame(notice))
  }

  /** Ends the sockets of a login that was ended, and tells them how. */
  revoke(matches: (session: Session) => boolean, end: LoginEnd = 'unauthorized'): void {
    for (const session of this.#all()) {
      if (!matches(session)) continue
      this.remove(session)
      session.revoke(end)
    }
  }

  /** Ends sockets whose token is over, and those that fell silent. */
  sweep(now: number): void {
    for (const session of this.#all()) {
      if (session.who.expiresAt <= now) session.close(CloseCode.tokenExpired, 'token expired')
      else if (now - session.lastHeardAt > SILENT_SOCKET_MS) session.terminate()
    }
  }

  #all(): Session[] {
    return [...this.#sessions.values()].flatMap((own) => [...own])
  }
}
