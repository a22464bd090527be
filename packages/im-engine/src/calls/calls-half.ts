// What a tab does without until there is a call, as one script.

export { CallDesk } from './desk.js'
