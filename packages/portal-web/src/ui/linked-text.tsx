import { linked, type Stretch } from '../lib/links-in'

/** Turns what follows round; each stretch of text that has one is kept to itself. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** A stretch of what somebody wrote: text, or a link to follow, which tells nobody where it was followed from. */
export function StretchText({ stretch }: { stretch: Stretch }) {
  const { text } = stretch
  if (stretch.type === 'text') return TURNS.test(text) ? <bdi>{text}</bdi> : text
  return (
    <a
      href={stretch.href}
      rel="noopener noreferrer nofollow"
      // A mail or a call opens a program, not a page.
      {...(stretch.href.startsWith('http') ? { target: '_blank' } : {})}
    >
      <bdi>{text}</bdi>
    </a>
  )
}

/** What somebody wrote, with its links. */
export function LinkedText({ text }: { text: string }) {
  let end = 0
  return (
    <bdi>
      {[...linked(text)].map((stretch) => {
        end += stretch.text.length
        return <StretchText key={end} stretch={stretch} />
      })}
    </bdi>
  )
}
