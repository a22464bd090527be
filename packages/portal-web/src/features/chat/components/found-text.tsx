import { highlight } from '../rules/highlight'

/** A text in which something was found, with what was found marked. */
export function FoundText({ text, wanted }: { text: string; wanted: string }) {
  let end = 0
  return (
    <bdi className="found-text">
      {highlight(text, wanted).map((one) => {
        end += one.text.length
        return one.isHit ? <mark key={end}>{one.text}</mark> : one.text
      })}
    </bdi>
  )
}
