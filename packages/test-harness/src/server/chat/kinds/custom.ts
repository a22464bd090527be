import { custom as kind } from '@sarika/im-engine/kinds'
import { accepted } from './kind'

/** Subtypes of the protocol: each is a kind of its own, with its own rules. Source: specification 3. */
const OWN_KINDS = new Set(['97', '98', '99'])

/** Whatever an embedder's kind says: the server reads no more of it than its size. */
export const custom = accepted({
  type: kind.type,
  preview: kind.preview,
  decode: (raw) => {
    const { subtype } = raw.extra ?? {}
    if (subtype === undefined) return kind.decode(raw)
    return OWN_KINDS.has(String(subtype)) ? undefined : { text: raw.text }
  },
})
