import { type ConversationSnapshot, isGroupKey, peerOf, personKey } from '@sarika/im-engine'
import { useContacts, useGroup, useImEngine, useView } from '@sarika/im-engine/react'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { openArea } from '../../../i18n/i18n'
import { useLater } from '../../../lib/use-later'
import { Avatar } from '../../../ui/avatar'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useRow } from '../acts/use-row'
import { ApplicationPart } from '../hiring/application-part'
import { refusalInWords } from '../rules/refusals'
import type { Whom } from '../rules/whom'
import { DetailsFacts } from './details-facts'
import { ClearIcon, DiscardIcon, PinIcon, QuietIcon, StarIcon } from './icons'
import { useSay } from './say'
import { SidePane } from './side-pane'
import { useChatDeeds } from './use-chat-deeds'
import { useMemberName } from './use-member-name'

const loadGroup = async () => {
  const [{ GroupDetails }] = await Promise.all([
    import('../groups/group-details'),
    openArea('groups'),
    openArea('people'),
  ])
  return GroupDetails
}
/** With its texts, which the chat does not need before. */
const loadProfile = async () => {
  const [{ Profile }] = await Promise.all([import('../people/profile'), openArea('people')])
  return Profile
}

const loadShared = async () => (await import('./shared-media')).SharedMedia

/** A group that is over is in no list; what was said there is kept until its chat is deleted. Source: S-TEAM-18. */
const isKeptAfterEnd = ({ ended, isDeleted }: ConversationSnapshot): boolean => ended !== null && !isDeleted

interface Props {
  whom: Whom
  onStars: () => void
  /** Shows a message where it stands. */
  onJump: (id: string) => void
  onClose: () => void
}

/** Whom one talks to: of a person name and company, of a group its members. */
export function DetailsPane({ whom, onStars, onJump, onClose }: Props) {
  const t = useSay()
  const { key, name, count } = whom
  const { data: SharedMedia } = useLater('shared-media', true, loadShared)
  const group = useGroup(key)
  const { data: GroupDetails } = useLater('group-details', group !== undefined, loadGroup)
  const contacts = useContacts()
  const contact = contacts.find(({ imId }) => personKey(imId) === key)
  const engine = useImEngine()
  const hasLeft = useView(engine.conversation(key), isKeptAfterEnd)
  const [isClearing, setIsClearing] = useState(false)
  const clearing = useRef<HTMLButtonElement>(null)
  const item = useRow(key)
  const isPerson = !isGroupKey(key) && item?.isManager !== true && item?.isAssistant !== true
  const { data: Profile } = useLater('profile', isPerson, loadProfile)
  const blocked = contact?.blocked ?? 0
  const nameOf = useMemberName(key)
  const { togglePin, toggleQuiet, remove } = useChatDeeds({
    key,
    pinnedAt: item?.pinnedAt ?? 0,
    doNotDisturb: item?.doNotDisturb ?? false,
  })
  return (
    <SidePane name={t('details.label')} closing={t('details.close')} onClose={onClose}>
      <div className="details-who">
        <Avatar id={key} name={name} src={whom.avatar} />
        <bdi className="details-name">{name}</bdi>
        {group !== undefined && <span className="soft">{t('thread.people', { count })}</span>}
      </div>
      {group !== undefined && GroupDetails !== undefined && (
        <GroupDetails group={group} nameOf={nameOf} onJump={onJump} />
      )}
      {item === undefined && hasLeft && (
        <div className="details-away">
          <Remove onPress={() => void remove()} />
        </div>
      )}
      {item !== undefined && (
        <div className="details-settings">
          {(!item.isManager || item.pinnedAt > 0) && (
            <button type="button" onClick={togglePin}>
              <PinIcon />
              {t(item.pinnedAt > 0 ? 'details.unpin' : 'details.pin')}
            </button>
          )}
          {/* A group has it among its switches. */}
          {group === undefined && (
            <button type="button" onClick={toggleQuiet}>
              <QuietIcon />
              {t(item.doNotDisturb ? 'details.unmute' : 'details.mute')}
            </button>
          )}
          <button type="button" onClick={onStars}>
            <StarIcon isOn={false} size={14} />
            {t('stars.label')}
          </button>
        </div>
      )}
      {isClearing && (
        <ConfirmDialog
          title={t('clear.title')}
          lead={t('clear.lead')}
          keep={t('clear.keep')}
          label={t('clear.label')}
          isFinal
          opener={clearing}
          act={async () => {
            const result = await engine.clearConversation(key)
            if (!result.ok) return refusalInWords(result.refusal, t)
            toast(t('clear.done'))
            return null
          }}
          onClose={() => setIsClearing(false)}
        />
      )}
      <DetailsFacts whom={whom} />
      <ApplicationPart />
      {isPerson && Profile !== undefined && <Profile imId={peerOf(key)} name={name} isInChat />}
      {SharedMedia !== undefined && <SharedMedia whom={whom} onJump={onJump} />}
      {group?.isMuted === true && <p className="details-note">{t('details.muted')}</p>}
      {(blocked === 1 || blocked === 3) && <p className="details-note">{t('details.blockedByYou')}</p>}
      {(blocked === 2 || blocked === 3) && <p className="details-note">{t('details.blockedByThem')}</p>}
      {item !== undefined && (
        <div className="details-away">
          <button ref={clearing} type="button" onClick={() => setIsClearing(true)}>
            <ClearIcon />
            {t('clear.label')}
          </button>
          {!item.isAssistant && <Remove onPress={() => void remove()} />}
        </div>
      )}
    </SidePane>
  )
}

function Remove({ onPress }: { onPress: () => void }) {
  const t = useSay()
  return (
    <button type="button" onClick={onPress}>
      <DiscardIcon size={14} />
      {t('details.remove')}
    </button>
  )
}
