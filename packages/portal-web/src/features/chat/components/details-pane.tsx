import { isGroupKey, peerOf, personKey } from '@sarika/im-engine'
import { useContacts, useConversations, useGroup, useImEngine } from '@sarika/im-engine/react'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { openArea } from '../../../i18n/i18n'
import { useLater } from '../../../lib/use-later'
import { Avatar } from '../../../ui/avatar'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { tellApart } from '../rules/mention'
import { refusalInWords } from '../rules/refusals'
import type { Whom } from '../rules/whom'
import { ClearIcon, DiscardIcon, PinIcon, QuietIcon, StarIcon } from './icons'
import { useSay } from './say'
import { SidePane } from './side-pane'
import { useDeed } from './use-deed'

/** With its texts, which the chat does not need before. */
const loadProfile = async () => {
  const [{ Profile }] = await Promise.all([import('../people/profile'), openArea('people')])
  return Profile
}

const loadShared = async () => (await import('./shared-media')).SharedMedia

interface Props {
  whom: Whom
  me: string
  onStars: () => void
  /** Shows a message where it stands. */
  onJump: (id: string) => void
  onClose: () => void
}

/** How long a deleted chat can be brought back by one press, ms. */
const UNDO_MS = 10_000

/** Roles in the order in which members stand. Source: specification 6. */
const RANKS = ['owner', 'manager', 'admin', 'member']

/** Whom one talks to: of a person name and company, of a group its members. */
export function DetailsPane({ whom, me, onStars, onJump, onClose }: Props) {
  const t = useSay()
  const { key, name, company, jobTitle, count } = whom
  const { data: SharedMedia } = useLater('shared-media', true, loadShared)
  const group = useGroup(key)
  const contacts = useContacts()
  const contact = contacts.find(({ imId }) => personKey(imId) === key)
  const engine = useImEngine()
  const deed = useDeed()
  const [isClearing, setIsClearing] = useState(false)
  const clearing = useRef<HTMLButtonElement>(null)
  const item = useConversations().items.find((one) => one.key === key)
  const isPerson = !isGroupKey(key) && item?.isManager !== true && item?.isAssistant !== true
  const { data: Profile } = useLater('profile', isPerson, loadProfile)
  const blocked = contact?.blocked ?? 0
  const members = (group?.members ?? []).toSorted((a, b) => RANKS.indexOf(a.role) - RANKS.indexOf(b.role))
  const apart = tellApart(members, contacts, (role) => t(`details.roles.${role}`))
  const set = (change: Parameters<typeof engine.setConversation>[1]) =>
    deed(engine.setConversation(key, change))
  const remove = async () => {
    if (!(await set({ isDeleted: true }))) return
    const undo = () => void set({ isDeleted: false })
    toast(t('details.removed'), { duration: UNDO_MS, action: { label: t('details.undo'), onClick: undo } })
  }
  return (
    <SidePane name={t('details.label')} closing={t('details.close')} onClose={onClose}>
      <div className="details-who">
        <Avatar id={key} name={name} src={whom.avatar} />
        <bdi className="details-name">{name}</bdi>
        {group !== undefined && <span className="soft">{t('thread.people', { count })}</span>}
      </div>
      {item !== undefined && (
        <div className="details-settings">
          <button
            type="button"
            onClick={() => void set({ pinnedAt: item.pinnedAt > 0 ? 0 : engine.serverNow() })}
          >
            <PinIcon />
            {t(item.pinnedAt > 0 ? 'details.unpin' : 'details.pin')}
          </button>
          <button type="button" onClick={() => void set({ doNotDisturb: !item.doNotDisturb })}>
            <QuietIcon />
            {t(item.doNotDisturb ? 'details.unmute' : 'details.mute')}
          </button>
          <button type="button" onClick={onStars}>
            <StarIcon isOn={false} size={14} />
            {t('stars.label')}
          </button>
          <button ref={clearing} type="button" onClick={() => setIsClearing(true)}>
            <ClearIcon />
            {t('clear.label')}
          </button>
          <button type="button" onClick={() => void remove()}>
            <DiscardIcon size={14} />
            {t('details.remove')}
          </button>
        </div>
      )}
      {isClearing && (
        <ConfirmDialog
          title={t('clear.title')}
          lead={t('clear.lead')}
          keep={t('clear.keep')}
          label={t('clear.label')}
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
      <dl className="details-facts">
        {company !== '' && (
          <div>
            <dt>{t('details.company')}</dt>
            <dd>
              <bdi>{company}</bdi>
            </dd>
          </div>
        )}
        {jobTitle !== '' && (
          <div>
            <dt>{t('details.job')}</dt>
            <dd>
              <bdi>{jobTitle}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {isPerson && Profile !== undefined && <Profile imId={peerOf(key)} name={name} isInChat />}
      {SharedMedia !== undefined && <SharedMedia whom={whom} onJump={onJump} />}
      {group?.isMuted === true && <p className="details-note">{t('details.muted')}</p>}
      {(blocked === 1 || blocked === 3) && <p className="details-note">{t('details.blockedByYou')}</p>}
      {(blocked === 2 || blocked === 3) && <p className="details-note">{t('details.blockedByThem')}</p>}
      {members.length > 0 && (
        <>
          <h3>{t('details.members')}</h3>
          <ul className="details-members">
            {members.map((one) => (
              <li key={one.imId}>
                <Avatar id={`p2p-${one.imId}`} name={one.name} />
                <bdi>{one.imId === me ? t('details.you', { name: one.name }) : one.name}</bdi>
                {apart.has(one.imId) ? (
                  <bdi className="role">{apart.get(one.imId)}</bdi>
                ) : (
                  one.role !== 'member' && <span className="role">{t(`details.roles.${one.role}`)}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </SidePane>
  )
}
