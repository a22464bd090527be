import { useContacts } from '@sarika/im-engine/react'
import { useEffect, useMemo, useRef } from 'react'
import { Avatar } from '../../../ui/avatar'
import { type Member, tellApart } from '../rules/mention'
import { useSay } from './say'

interface Props {
  id: string
  members: readonly Member[]
  /** Which one Enter takes. */
  at: number
  onChoose: (member: Member) => void
}

/** Members of the group by what is typed behind "@", those of one name told apart; the focus stays in the field. */
export function MentionList({ id, members, at, onChoose }: Props) {
  const t = useSay()
  const contacts = useContacts()
  const apart = useMemo(
    () => tellApart(members, contacts, (role) => t(`details.roles.${role}`)),
    [members, contacts, t],
  )
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div ref={list} id={id} className="menu mentions" role="listbox" aria-label={t('composer.mention')}>
      {members.map((member, index) => (
        <div
          key={member.imId}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // Before the field loses its focus.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(member)
          }}
        >
          <Avatar id={`p2p-${member.imId}`} name={member.name} />
          <bdi>{member.name}</bdi>
          {apart.has(member.imId) && <bdi className="soft mentions-apart">{apart.get(member.imId)}</bdi>}
        </div>
      ))}
    </div>
  )
}
