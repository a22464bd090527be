// notify/ is a script of its own: it comes after the chat, on every page of who is logged in.

export { showBadge } from './badge'
export { followBell, pathTo } from './follow-bell'
export { soundsHere, tellRing } from './tell-ring'
