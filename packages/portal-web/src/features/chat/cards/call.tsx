import type { CardProps } from '../kinds/kind'
import { CardHead } from './card-head'

/** A call that was; what its sender wrote of it. */
export default function CallCard({ body: { text }, name }: CardProps<{ readonly text: string }>) {
  return (
    <div className="card-said">
      <CardHead name={name} />
      {text !== '' && <bdi>{text}</bdi>}
    </div>
  )
}
