import { BubbleText } from '../components/bubble-text'
import type { CardProps } from '../kinds/kind'

/** What it is about, then what is said about it. */
export default function ReferenceCard({
  body: { text, refersTo },
}: CardProps<{ readonly text: string; readonly refersTo: string }>) {
  return (
    <>
      {refersTo !== '' && (
        <blockquote className="quote">
          <bdi className="quote-text">{refersTo}</bdi>
        </blockquote>
      )}
      <BubbleText text={text} mentionsAt={undefined} />
    </>
  )
}
