// What a tab does without until somebody searches, sends a file, forwards, broadcasts, writes or listens to events, as one script. It
// imports nothing that the front door has, for what two scripts share is a third one.

export { Files } from './files.js'
export { LiveTeller } from './live-teller.js'
export { broadcast, forward } from './log/many.js'
export { startLeadership } from './machines/leadership.js'
export { QuickReplyDesk } from './quick-reply-desk.js'
export { Typists } from './typists.js'
export { Search } from './views/search.js'
