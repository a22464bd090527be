import { type ContactItem, type GroupItem, type MemberItem, personKey } from '@sarika/im-engine'
import { useContacts, useImEngine } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { SearchInput } from '../../../ui/search-input'
import { AddPersonIcon, MutedIcon, OwnerIcon } from '../components/icons'
import { PersonCardLater } from '../components/person-card-later'
import { useSay } from '../components/say'
import { useIsThere } from '../components/use-is-there'
import { deedsOn, mayInvite, runs, seenIn } from '../rules/group-rights'
import { calledIn, findMembers, inOrder } from '../rules/members'
import { tellApart } from '../rules/mention'
import { AddPeople } from './add-people'
import { MemberMenu } from './member-menu'

/** Members that are shown at first, and the fewest with which there is a field to find one. */
const SHOWN = 30
const SEARCHED_FROM = 8

/** Everybody in a group by role and name, with what one may do with each. */
export function MemberList({ group }: { group: GroupItem }) {
  const { t } = useTranslation('groups')
  const say = useSay()
  const contacts = useContacts()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const [isWhole, setIsWhole] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const { me } = useImEngine()
  const { count, role, areMembersVisible } = group
  const members = useMemo(() => seenIn(group, me), [group, me])
  const byId = useMemo(() => new Map(contacts.map((one) => [one.imId, one])), [contacts])
  const sorted = useMemo(
    () => inOrder(members.map((one) => ({ ...one, name: calledIn(one, byId.get(one.imId)) }))),
    [members, byId],
  )
  const apart = useMemo(
    () => tellApart(sorted, contacts, (one) => say(`details.roles.${one}`)),
    [sorted, contacts, say],
  )
  const found = findMembers(sorted, wanted, ({ imId }) => {
    const contact = byId.get(imId)
    return contact === undefined ? [] : [contact.name, contact.nickname, contact.company]
  })
  const shown = isWhole || !isBlank(wanted) ? found : found.slice(0, SHOWN)
  const canAdd = mayInvite(group)
  return (
    <section className="group-part" aria-label={t('details.people')}>
      <div className="group-part-head">
        <h3>
          {t('details.people')} <span className="soft">{count}</span>
        </h3>
        {canAdd && (
          <button type="button" className="group-act" onClick={() => setIsAdding(true)}>
            <AddPersonIcon />
            {t('add.label')}
          </button>
        )}
      </div>
      {!canAdd && <p className="group-reason soft">{t('add.private')}</p>}
      {!areMembersVisible && !runs(role) && <p className="group-reason soft">{t('details.hidden')}</p>}
      {members.length >= SEARCHED_FROM && (
        <SearchInput
          className="picker-find"
          aria-label={t('details.find')}
          placeholder={t('details.find')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <ul className="details-members">
        {shown.map((member) => (
          <Row
            key={member.imId}
            group={group}
            member={member}
            contact={byId.get(member.imId) ?? null}
            apart={apart.get(member.imId)}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="soft" role="status">
          {t('details.nobody')}
        </p>
      )}
      {shown.length < found.length && (
        <Button kind="quiet" onClick={() => setIsWhole(true)}>
          {t('details.all', { count: found.length })}
        </Button>
      )}
      {isAdding && <AddPeople group={group} onClose={() => setIsAdding(false)} />}
    </section>
  )
}

interface RowProps {
  group: GroupItem
  member: MemberItem
  contact: ContactItem | null
  /** What tells them from others of their name, their role in it. */
  apart: string | undefined
}

function Row({ group, member, contact, apart }: RowProps) {
  const { t } = useTranslation('groups')
  const say = useSay()
  const { me } = useImEngine()
  const [isShown, setIsShown] = useState(false)
  const hide = useCallback(() => setIsShown(false), [])
  const { imId, name, avatar, role, isMuted } = member
  const key = personKey(imId)
  const isThere = useIsThere(key)
  const isMe = imId === me
  const below = apart ?? contact?.company ?? ''
  return (
    <li>
      <span className="row-face" data-online={isThere || undefined}>
        <Avatar id={key} name={name} src={avatar} />
      </span>
      <span className="member-who">
        {isMe ? (
          <bdi className="member-name" title={name}>
            {say('details.you', { name })}
          </bdi>
        ) : (
          <button type="button" className="name-button" onClick={() => setIsShown(true)}>
            <bdi className="member-name" title={name}>
              {name}
            </bdi>
          </button>
        )}
        {isThere && <span className="only-heard">{say('thread.online')}</span>}
        {below !== '' && (
          <bdi className={apart === undefined ? 'soft' : 'role'} title={below}>
            {below}
          </bdi>
        )}
      </span>
      {isMuted && (
        <span className="member-mark" data-bad>
          <MutedIcon />
          {t('details.muted')}
        </span>
      )}
      {role !== 'member' && apart === undefined && (
        <span className="member-mark role" data-role={role}>
          {role === 'owner' && <OwnerIcon />}
          {say(`details.roles.${role}`)}
        </span>
      )}
      {isShown && <PersonCardLater imId={imId} name={name} onClose={hide} />}
      {!isMe && (
        <MemberMenu
          groupId={group.groupId}
          member={member}
          contact={contact}
          onProfile={() => setIsShown(true)}
          deeds={deedsOn(group.role, isMe, member)}
        />
      )}
    </li>
  )
}
