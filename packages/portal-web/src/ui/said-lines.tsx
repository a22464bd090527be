import { showStamp } from '../lib/dates'
import { langOf } from '../lib/lang-of'
import '../styles/reports.css'

export interface SaidLine {
  readonly id: string
  readonly name: string
  /** ms */
  readonly at: number
  /** What was said, or what it is called that was sent. */
  readonly text: string
  /** It is the one that all is about: why, in a word; "" of the others. */
  readonly mark: string
}

/** Messages as they were written, outside of their chat. */
export function SaidLines({ label, lines }: { label: string; lines: readonly SaidLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it.
    <ul className="reported-lines" aria-label={label} tabIndex={0}>
      {lines.map(({ id, name, at, text, mark }) => (
        <li key={id} className="reported-line" data-on={mark !== '' || undefined}>
          <p>
            <b>
              <bdi>{name}</bdi>
            </b>
            <time className="soft" dateTime={new Date(at).toISOString()}>
              {showStamp(at)}
            </time>
            {mark !== '' && <span className="reported-mark">{mark}</span>}
          </p>
          <blockquote lang={langOf(text)} dir="auto">
            {text}
          </blockquote>
        </li>
      ))}
    </ul>
  )
}
