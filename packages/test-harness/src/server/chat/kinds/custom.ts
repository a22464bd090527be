import type { Raw } from '@sarika/im-engine'
import { custom as kind } from '@sarika/im-engine/kinds'
import { inviteInterview } from './invite-interview'
import { job } from './job'
import { accepted, type ServerKind } from './kind'
import { resume } from './resume'

/** Subtypes of the protocol: each is a kind by another name, with the same rules. Source: specification 3. */
const OWN_KINDS: ReadonlyMap<string, ServerKind> = new Map([
  ['97', inviteInterview],
  ['98', job],
  ['99', resume],
])

const subtypeOf = ({ extra }: Raw) => extra?.subtype
const ownKindOf = (raw: Raw): ServerKind | undefined => OWN_KINDS.get(String(subtypeOf(raw)))

/** Whatever an embedder's kind says: the server reads no more of it than its size. */
const others = accepted({
  type: kind.type,
  preview: kind.preview,
  decode: (raw) => (subtypeOf(raw) === undefined ? kind.decode(raw) : { text: raw.text }),
})

export const custom: ServerKind = {
  ...others,
  judge: (raw) => (ownKindOf(raw) ?? others).judge(raw),
  textOf: (raw) => (ownKindOf(raw) ?? others).textOf(raw),
  may: async (db, sending) => (await ownKindOf(sending.raw)?.may?.(db, sending)) ?? true,
  jobIn: (raw) => ownKindOf(raw)?.jobIn?.(raw) ?? null,
}
