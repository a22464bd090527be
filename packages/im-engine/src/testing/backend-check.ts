import type { BackendUnderTest } from './backend-driver.js'

/** One check: its name, which begins with the rule's id, and how it is played. */
export type Check = readonly [
  name: string,
  // biome-ignore lint/suspicious/noConfusingVoidType: most checks answer nothing, and say so by saying nothing
  play: (backend: BackendUnderTest) => Promise<void | 'not offered'>,
]
