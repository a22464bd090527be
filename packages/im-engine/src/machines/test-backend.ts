// The other side of the stage: the backend of ./testing with the account, the peer and the other of all tests of this folder.

import { type ConversationKey, toImId } from '../model/ids.js'
import type { HandClock } from '../testing/hand-clock.js'
import { ScriptedBackend } from '../testing/scripted-backend.js'

export const ME = toImId('im-1')
export const PEER = toImId('im-2')
export const KEY: ConversationKey = 'p2p-im-2'
export const OTHER_KEY: ConversationKey = 'p2p-im-3'

export class Backend extends ScriptedBackend {
  constructor(clock: HandClock) {
    super({ me: ME, contacts: [PEER, 'im-3'], clock })
  }

  /** A backend that numbers nothing of the account itself: the engine must not rely on it. */
  protected override numberAfter(): number {
    return 0
  }
}
