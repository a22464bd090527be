import { BubbleText } from '../components/bubble-text'
import type { CardProps } from '../kinds/kind'

/** Words and nothing else. */
export default function WordsCard({ body: { text } }: CardProps<{ readonly text: string }>) {
  return <BubbleText text={text} mentionsAt={undefined} />
}
