import { type ContactItem, type GroupCommands, type MemberItem, personKey } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { isolate } from '../../../lib/isolate'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { IconButton } from '../../../ui/icon-button'
import { Menu, MenuItem } from '../../../ui/menu'
import { MoreIcon } from '../components/icons'
import { useSay } from '../components/say'
import { useDeed } from '../components/use-deed'
import { AskDialog } from '../people/ask-dialog'
import { usePerson } from '../people/use-person'
import type { MemberDeed } from '../rules/group-rights'
import { toChat, toPeople } from '../rules/places'
import { refusalInWords } from '../rules/refusals'

interface Props {
  groupId: string
  member: MemberItem
  /** null = they are no contact. */
  contact: ContactItem | null
  /** Shows who they are, and why one cannot talk to them yet. */
  onProfile: () => void
  deeds: readonly MemberDeed[]
}

function run(groups: GroupCommands, deed: MemberDeed, groupId: string, imId: string) {
  switch (deed) {
    case 'make-admin':
      return groups.setRole(groupId, [imId], 'admin')
    case 'take-admin':
      return groups.setRole(groupId, [imId], 'member')
    case 'hand-over':
      return groups.transfer(groupId, imId)
    case 'mute':
    case 'unmute':
      return groups.mute(groupId, imId, deed === 'mute')
    case 'remove':
      return groups.remove(groupId, [imId])
  }
}

/** These cannot be taken back by the next press. */
const isAsked = (deed: MemberDeed): deed is 'hand-over' | 'remove' =>
  deed === 'hand-over' || deed === 'remove'

/** What one may do with a member: talk to them, and what one's role allows. Source: S-TEAM-4. */
export function MemberMenu({ groupId, member: { imId, name }, contact, onProfile, deeds }: Props) {
  const { t } = useTranslation('groups')
  const { t: tPeople } = useTranslation('people')
  const request = usePerson(imId)?.request
  const isWaiting = request?.status === 'pending' && request.isMine
  const say = useSay()
  const { groups } = useImEngine()
  const navigate = useNavigate()
  const deed = useDeed()
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<'hand-over' | 'remove' | 'contact' | null>(null)
  const shown = { name: isolate(name) }
  const label = t('details.actions', shown)
  const choose = async (chosen: MemberDeed) => {
    if (isAsked(chosen)) setAsked(chosen)
    else if (await deed(run(groups, chosen, groupId, imId))) toast(t(`done.${chosen}`, shown))
  }
  const doAsked = async (chosen: MemberDeed) => {
    const result = await run(groups, chosen, groupId, imId)
    if (!result.ok) return refusalInWords(result.refusal, say)
    toast(t(`done.${chosen}`, shown))
    return null
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton ref={button} label={label}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem
          onSelect={() => {
            if (contact?.isFriend === true) void navigate(toChat(personKey(imId)))
            else onProfile()
          }}
        >
          {t('deeds.chat')}
        </MenuItem>
        {contact === null ? (
          <MenuItem isDisabled={isWaiting} onSelect={() => setAsked('contact')}>
            {isWaiting ? tPeople('add.done') : t('deeds.ask')}
          </MenuItem>
        ) : (
          <MenuItem onSelect={() => void navigate(toPeople({ who: imId }))}>{t('deeds.profile')}</MenuItem>
        )}
        {deeds.map((one) => (
          <MenuItem key={one} onSelect={() => void choose(one)}>
            {t(`deeds.${one}`)}
          </MenuItem>
        ))}
      </Menu>
      {asked === 'contact' && <AskDialog imId={imId} name={name} onClose={() => setAsked(null)} />}
      {(asked === 'hand-over' || asked === 'remove') && (
        <ConfirmDialog
          title={t(`ask.${asked}Title`, shown)}
          lead={t(`ask.${asked}Lead`)}
          keep={t('cancel')}
          label={t(`deeds.${asked}`)}
          isFinal
          opener={button}
          act={() => doAsked(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
