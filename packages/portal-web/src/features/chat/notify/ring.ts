// notify/ tells of what comes while nobody looks: by a sound, a notification, and the number in the page's icon.
//
//   engine.on, once an account > judge.ts > wait: was it seen? > sound.ts, show.ts
//   the count of unread       > badge.ts
//   pushes, while Sarika is closed > push.ts <> the server, sw.js
//
// Absent: which conversation is open here. A message that is seen is read, in whatever tab and on whatever device, so a moment
// later its conversation counts nothing.

import type { ContactNews, ConversationItem, MessageNews } from '@sarika/im-engine'
import type { BellSettings } from '../../../contract/bell'
import { isSeen, isWanted, type Told, tellContact, tellMessage } from './judge'
import type { DeviceBell } from './settings'
import type { Shown } from './show'

/** How long a message has to be seen before it rings. */
export const SEEN_WITHIN_MS = 600
/** Of several messages at once one sounds. */
const QUIET_MS = 2_000

export interface RingParts {
  readonly settings: () => Promise<BellSettings>
  readonly device: () => DeviceBell
  readonly items: () => readonly ConversationItem[]
  /** Whether the person is at this tab. */
  readonly isAttended: () => boolean
  readonly wait: (ms: number) => Promise<void>
  readonly now: () => number
  readonly play: () => void
  readonly show: (shown: Shown) => void
  /** What a notification says of it. */
  readonly say: (told: Told, news: MessageNews | null) => Pick<Shown, 'title' | 'body'>
}

/** Rings for what an account is told; made once a tab. */
export class Ringer {
  #soundedAt = Number.NEGATIVE_INFINITY
  /** A contact is told anew with each change. */
  readonly #requests = new Set<string>()

  constructor(private readonly parts: RingParts) {}

  async message(news: MessageNews): Promise<void> {
    const told = tellMessage(news)
    if (told !== null) await this.#ring(told, news)
  }

  async contact(news: ContactNews): Promise<void> {
    const told = tellContact(news)
    if (told === null || this.#requests.has(told.id)) return
    this.#requests.add(told.id)
    await this.#ring(told, null)
  }

  async #ring(told: Told, news: MessageNews | null): Promise<void> {
    const { parts } = this
    if (!isWanted(await parts.settings(), told)) return
    await parts.wait(SEEN_WITHIN_MS)
    if (isSeen(parts.items(), told)) return
    const { hasSound, isShown } = parts.device()
    if (hasSound && parts.now() - this.#soundedAt >= QUIET_MS) {
      this.#soundedAt = parts.now()
      parts.play()
    }
    if (isShown && !parts.isAttended()) parts.show({ ...parts.say(told, news), tag: told.tag, id: told.id })
  }
}
