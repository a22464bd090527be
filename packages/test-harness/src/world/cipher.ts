import type { Cipher } from '@sarika/im-engine/testing'

/** The double of AES: the same ids open it, others do not. */
export const seal = (ids: string, text: string): string => `${ids}|${text}`

/** The text, or undefined when it was sealed under other ids. */
export const unseal = (ids: string, content: string): string | undefined =>
  content.startsWith(`${ids}|`) ? content.slice(ids.length + 1) : undefined

/** What a body says, sealed or not. */
export const plainOf = ({ content, aesExt }: { content: string; aesExt?: string }): string =>
  aesExt ? content.slice(content.indexOf('|') + 1) : content

export const SEALED_IV = 'AAAAAAAAAAAAAAAAAAAAAA=='

/** `pause` takes the time that a slow device takes. */
export const worldCipher = (pause: () => Promise<void> | undefined): Cipher => ({
  encrypt: async (ids, text) => {
    await pause()
    return { content: seal(ids, text), iv: SEALED_IV, mac: '' }
  },
  decrypt: async (ids, content) => {
    await pause()
    const text = unseal(ids, content)
    return text === undefined ? { ok: false, reason: 'cannot-decrypt' } : { ok: true, text }
  },
})
