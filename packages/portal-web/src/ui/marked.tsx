import { findIn } from '@sarika/im-engine/text'

/** A text with what is wanted of it marked. */
export function Marked({ text, wanted }: { text: string; wanted: string }) {
  const [hit] = findIn(text, wanted)
  if (hit === undefined) return <bdi>{text}</bdi>
  return (
    <bdi>
      {text.slice(0, hit.from)}
      <mark>{text.slice(hit.from, hit.to)}</mark>
      {text.slice(hit.to)}
    </bdi>
  )
}
