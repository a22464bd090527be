/** An address of our store, and nothing else: what a message brings from elsewhere is not fetched. Source: S-MEDIA-2. */
const STORED = /^\/chat\/files\/[\w-]{1,128}$/

/** Whether a file may be asked for at the address that a message names. */
export const isStored = (url: string): boolean => STORED.test(url)
