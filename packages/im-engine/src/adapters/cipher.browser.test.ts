import { expect, test } from 'vitest'
import { openCipher } from './cipher.js'
import { loadCryptoJsCipher } from './cipher-crypto-js.js'

const random = { bytes: (n: number) => crypto.getRandomValues(new Uint8Array(n)), float: () => 0 }

test('S-CIPH-1 in a browser both ciphers understand each other, and refuse alike', async () => {
  const [web, js] = await Promise.all([openCipher(random), loadCryptoJsCipher(random)])
  for (const text of ['', 'Hello', '\ufeffសួស្តី 👋', 'x'.repeat(10_000)]) {
    for (const [from, to] of [[web, js] as const, [js, web] as const]) {
      const { content, iv, mac } = await from.encrypt('im-1_im-2', text)
      expect(await to.decrypt('im-1_im-2', content, iv, mac)).toEqual({ ok: true, text })
      expect(await to.decrypt('im-1_im-3', content, iv, mac)).toEqual({ ok: false, reason: 'altered' })
      expect(await to.decrypt('im-1_im-2', content.slice(4), iv, undefined)).toMatchObject({ ok: false })
    }
  }
})
