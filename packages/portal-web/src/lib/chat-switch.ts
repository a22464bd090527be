// Whether there is a chat on this site, and in it a wallet. What the server said last holds until it is asked again
// (http/chat-config.ts).

import { keptSwitch } from './kept-switch'

export const {
  get: isChatOn,
  set: setChatOn,
  subscribe: subscribeChatSwitch,
  useIsOn: useIsChatOn,
} = keptSwitch('sarika.no-chat', true)

/** Demo money: where the site does not say so, nothing of it is shown. */
export const { set: setWalletOn, useIsOn: useIsWalletOn } = keptSwitch('sarika.wallet', false)
