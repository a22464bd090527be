import { EVERYBODY_KEY, type ImId, peerOf } from '@sarika/im-engine'

const EVERYBODY = peerOf(EVERYBODY_KEY)

/** Where a manager speaks to everybody: nothing said there can be taken back, answered or reported. Source: S-MGR-10. */
export const isToEverybody = ({ peer }: { readonly peer: ImId | null }): boolean => peer === EVERYBODY
