/** 128 random bits, e.g. "3735928559-1-2-3". */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
