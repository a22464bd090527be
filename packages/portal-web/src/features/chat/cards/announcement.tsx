import { BubbleText } from '../components/bubble-text'
import type { CardProps } from '../kinds/kind'
import { CardHead } from './card-head'

/** Words that are not a person's own. */
export default function AnnouncementCard({ body: { text }, name }: CardProps<{ readonly text: string }>) {
  return (
    <div className="card-said">
      <CardHead name={name} />
      <BubbleText text={text} mentionsAt={undefined} />
    </div>
  )
}
