import { isGroupKey, type SearchHit } from '@sarika/im-engine'
import { type ReactNode, useEffect, useRef } from 'react'
import { showDay, showTime } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import type { Whom } from '../rules/whom'
import { FoundBy } from './found-by'
import { useMemberName } from './use-member-name'

interface Props {
  hit: SearchHit
  whom: Whom
  /** It is the one that the thread shows. */
  isShown?: boolean
  onJump: (id: string) => void
  /** What it says. */
  children: ReactNode
}

/** A message of a list beside its thread: when, who and what; a press shows it where it stands. */
export function HitItem({ hit, whom, isShown = false, onJump, children }: Props) {
  const today = useDay()
  const nameOfMember = useMemberName(whom.key)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <li ref={row}>
      <button
        type="button"
        className="hit"
        aria-current={isShown || undefined}
        onClick={() => onJump(hit.id)}
      >
        <time className="row-time" dateTime={new Date(hit.at).toISOString()}>
          {showDay(hit.at, today)} {showTime(hit.at)}
        </time>
        <span className="found">
          <FoundBy hit={hit} name={isGroupKey(whom.key) ? nameOfMember(hit.from) : whom.name} /> {children}
        </span>
      </button>
    </li>
  )
}
