/** One of a list by its word or by its place from 1, as the specification counts them; undefined: neither. */
export const readType = <Name extends string>(names: readonly Name[], type: string): Name | undefined =>
  names.find((name, index) => name === type || String(index + 1) === type)
