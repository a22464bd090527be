import { isBlank } from '@sarika/im-engine/text'

/** What is wrong with a field of a paper, as the key of its words. */
export type PaperFault = 'missing' | 'long' | 'count' | 'refused'

/** What draws nothing says nothing: spaces, and characters that cannot be seen. */
export const isMissing = (text: string): boolean => isBlank(text)

/** A text that must be there, of so many characters at most. */
export function judgeText(text: string, most: number): PaperFault | null {
  if (isMissing(text)) return 'missing'
  return text.length > most ? 'long' : null
}

/** The fields with what is wrong with each, in their order; null = nothing. */
export const toFaults = <Name extends string>(
  found: Readonly<Record<Name, PaperFault | null>>,
): Partial<Record<Name, PaperFault>> =>
  Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as Partial<
    Record<Name, PaperFault>
  >
