/** Which conversation something belongs to, as one account sees it: a person or a group. */
export interface Target {
  isGroup: boolean
  /** the other person's im id, or the group's id */
  id: string
}

/** Two ids sorted by code unit and joined: the specification's session id, and the cipher's input. */
export function joinSorted(a: string, b: string): string {
  return a < b ? `${a}_${b}` : `${b}_${a}`
}

/** The conversation's id in the database; the prefixes keep a person and a group of one id apart. */
export function conversationIdOf(me: string, target: Target): string {
  return target.isGroup ? `team-${target.id}` : `p2p-${joinSorted(me, target.id)}`
}
