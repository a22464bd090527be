import type { KindDefinition } from '../kind.js'

/** Words and nothing else. */
export interface Prose {
  readonly text: string
}

/** A message whose content is its words. */
export const prose = <T extends string>(type: T): KindDefinition<T, Prose> => ({
  type,
  decode: ({ text }) => ({ text }),
  encode: ({ text }) => ({ text }),
  preview: ({ text }) => text,
})
