import type { GroupItem } from '@sarika/im-engine'
import { useEffect, useRef } from 'react'
import { Avatar } from '../../../ui/avatar'
import { useSay } from './say'

interface Props {
  id: string
  members: GroupItem['members']
  /** Which one Enter takes. */
  at: number
  onChoose: (name: string) => void
}

/** Members of the group by what is typed behind "@"; the focus stays in the field. */
export function MentionList({ id, members, at, onChoose }: Props) {
  const t = useSay()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div ref={list} id={id} className="menu mentions" role="listbox" aria-label={t('composer.mention')}>
      {members.map(({ imId, name }, index) => (
        <div
          key={imId}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // Before the field loses its focus.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(name)
          }}
        >
          <Avatar id={`p2p-${imId}`} name={name} />
          <bdi>{name}</bdi>
        </div>
      ))}
    </div>
  )
}
