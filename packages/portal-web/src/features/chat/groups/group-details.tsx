import type { GroupItem } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showWhen } from '../../../lib/dates'
import { GROUP } from '../../../lib/limits'
import { useDay } from '../../../lib/use-day'
import { EditIcon } from '../components/icons'
import { EditLine } from '../people/edit-line'
import { runs } from '../rules/group-rights'
import { Announcements } from './announcements'
import { EditLook } from './edit-look'
import { GroupSwitches } from './group-switches'
import { LeaveDialog } from './leave-dialog'
import { MemberList } from './member-list'
import '../../../styles/forms.css'
import '../../../styles/profile.css'
import '../../../styles/groups.css'

interface Props {
  group: GroupItem
  nameOf: (imId: string) => string
  /** Shows a message where it stands. */
  onJump: (id: string) => void
}

/** A group beside its thread: since when it is, who is in it, what it is set to, what was announced, and the way out. */
export function GroupDetails({ group, nameOf, onJump }: Props) {
  return (
    <div className="group">
      <Facts group={group} />
      <MemberList group={group} />
      <GroupSwitches group={group} />
      <MyName group={group} />
      <Announcements group={group} nameOf={nameOf} onJump={onJump} />
      <Ways group={group} />
    </div>
  )
}

function Facts({ group }: { group: GroupItem }) {
  const { t } = useTranslation('groups')
  const today = useDay()
  const [isEditing, setIsEditing] = useState(false)
  const { groupId: id, createdAt } = group
  return (
    <div className="group-facts">
      <span className="soft">
        {createdAt > 0
          ? t('details.since', { id, when: showWhen(createdAt, today) })
          : t('details.number', { id })}
      </span>
      {runs(group.role) && (
        <button type="button" className="group-act" onClick={() => setIsEditing(true)}>
          <EditIcon />
          {t('look.edit')}
        </button>
      )}
      {isEditing && <EditLook group={group} onClose={() => setIsEditing(false)} />}
    </div>
  )
}

/** What one is called in this group alone. */
function MyName({ group: { groupId, members } }: { group: GroupItem }) {
  const { t } = useTranslation('groups')
  const { groups, me } = useImEngine()
  return (
    <dl className="profile-facts group-mine">
      <EditLine
        label={t('mine.label')}
        help={t('mine.help')}
        value={members.find(({ imId }) => imId === me)?.name ?? ''}
        max={GROUP.memberName}
        onSave={(name) => groups.setMyName(groupId, name)}
      />
    </dl>
  )
}

/** The ways out: everybody may go, and the owner may end it. */
function Ways({ group }: { group: GroupItem }) {
  const { t } = useTranslation('groups')
  const [asked, setAsked] = useState<'leave' | 'disband' | null>(null)
  const [leave, disband] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  return (
    <div className="group-ways">
      <button ref={leave} type="button" className="group-act" data-bad onClick={() => setAsked('leave')}>
        {t('leave.label')}
      </button>
      {group.role === 'owner' && (
        <button
          ref={disband}
          type="button"
          className="group-act"
          data-bad
          onClick={() => setAsked('disband')}
        >
          {t('disband.label')}
        </button>
      )}
      {asked !== null && (
        <LeaveDialog
          group={group}
          how={asked}
          opener={asked === 'leave' ? leave : disband}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
