import { KINDS, type Kind } from '../../../lib/article'

export const SEEKER_KINDS: readonly Kind[] = KINDS.filter((kind) => kind !== 'employers')

/** The list that has a kind. */
export const listOf = (kind: Kind | null): '/adviser' | '/enterprise-adviser' =>
  kind === 'employers' ? '/enterprise-adviser' : '/adviser'

/** e.g. "?kind=interview&page=2"; null: all kinds. */
export function toListAddress(kind: Kind | null, page: number): string {
  const address = new URLSearchParams()
  if (kind !== null && kind !== 'employers') address.set('kind', kind)
  if (page > 1) address.set('page', String(page))
  return `?${address}`
}
