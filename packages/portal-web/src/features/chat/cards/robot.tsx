import type { RobotAnswer } from '@sarika/im-engine/kinds'
import { isFromAssistant } from '../assistant/assistant'
import { ToAPerson } from '../assistant/to-a-person'
import { BubbleText } from '../components/bubble-text'
import type { CardProps } from '../kinds/kind'
import { CardHead } from './card-head'

/** What a robot answers. In the conversation of the assistant its head says that it is one; elsewhere the message does. */
export default function RobotCard({ body: { text, intent }, name, message }: CardProps<RobotAnswer>) {
  return (
    <div className="card-said">
      {!isFromAssistant(message) && <CardHead name={name} />}
      <BubbleText text={text} mentionsAt={undefined} />
      {intent === 'person' && <ToAPerson />}
    </div>
  )
}
