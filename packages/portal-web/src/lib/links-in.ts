import { addressesIn, type Link, mailsIn } from './addresses'
import { phonesIn } from './phones-in'

/** A stretch of what somebody wrote. */
export type Stretch =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly href: string }

type Finder = (text: string) => readonly Link[]
/** Each looks through what those before it left. */
const FINDERS: readonly Finder[] = [addressesIn, mailsIn, phonesIn]

/** A text with its links: pages, mail addresses and phone numbers. Source: S-CHAT-3. */
export function* linked(text: string, [find, ...others]: readonly Finder[] = FINDERS): Generator<Stretch> {
  if (text === '') return
  if (find === undefined) return yield { type: 'text', text }
  let end = 0
  for (const link of find(text)) {
    yield* linked(text.slice(end, link.start), others)
    yield { type: 'link', text: link.text, href: link.href }
    end = link.end
  }
  yield* linked(text.slice(end), others)
}
