// desk/ is the page where employers answer, and an example for embedders of the engine: plain TypeScript, no framework.
//
//   session (who is here) > login | chat
//                                   |  one engine for the account
//                                   +- connection-line     engine.connection, engine.health
//                                   +- conversation-list   engine.conversations
//                                   +- thread              engine.conversation(key)
//                                        +- message-log > timeline > message
//                                        +- composer       engine.send, drafts
//
// Every part works alike: it makes its elements once, then `bind`s a view and shows each snapshot in them (dom.ts).
//
// Absent: state of its own beside the views, and HTML made of anybody's words.

import { showChat } from './chat'
import { bind } from './dom'
import { showLogin } from './login'
import { session } from './session'

let shownFor: string | null | undefined
let close: (() => void) | undefined

// New tokens of the same person change nothing on the screen.
bind(session, (current) => {
  const who = current?.imId ?? null
  if (who === shownFor) return
  shownFor = who
  close?.()
  document.body.replaceChildren()
  close = current === null ? showLogin(document.body) : showChat(document.body, current)
})
