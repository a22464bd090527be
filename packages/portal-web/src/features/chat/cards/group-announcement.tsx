import { BubbleText } from '../components/bubble-text'
import { SeveralIcon } from '../components/icons'
import type { CardProps } from '../kinds/kind'

/** What those who run a group tell all of it. */
export default function GroupAnnouncementCard({
  body: { text },
  name,
}: CardProps<{ readonly text: string }>) {
  return (
    <div className="card-said">
      <p className="card-head card-announced">
        <SeveralIcon />
        {name}
      </p>
      <BubbleText text={text} mentionsAt={undefined} />
    </div>
  )
}
