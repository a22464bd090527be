import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { FormFailure } from '../../../ui/failure'
import { Icon } from '../../../ui/icons'
import '../../../styles/hiring.css'

interface Props {
  icon: LucideIcon
  /** What it is, e.g. "Interview invitation". */
  name: string
  /** How far it is, e.g. "Waits for you"; "" = nothing. */
  state?: string
  /** It waits for who reads it. */
  isWaiting?: boolean
  /** An answer is on its way: until then nothing below the card moves under a finger. */
  isHeld?: boolean
  failure?: string | null
  children: ReactNode
  /** What can be done, at most four; the line keeps its room when it is done. */
  acts?: ReactNode
}

/** A card of a hiring: what it is and how far, what it says, and what there is to do. */
export function HiringCard({
  icon,
  name,
  state = '',
  isWaiting = false,
  isHeld = false,
  failure,
  children,
  acts,
}: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    if (current !== null) current.style.minBlockSize = isHeld ? `${current.offsetHeight}px` : ''
  }, [isHeld])
  return (
    <div ref={place} className="card-said hiring-card">
      <p className="hiring-kind">
        <Icon of={icon} size={14} />
        <span>{name}</span>
        {state !== '' && (
          <span className="hiring-state" data-waiting={isWaiting || undefined}>
            {state}
          </span>
        )}
      </p>
      <div className="hiring-said">{children}</div>
      {failure !== undefined && <FormFailure text={failure ?? false} />}
      {acts !== undefined && <div className="hiring-acts">{acts}</div>}
    </div>
  )
}
