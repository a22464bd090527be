import { type ContactItem, personKey, type RequestItem } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { isolate } from '../../../lib/isolate'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useRow } from '../acts/use-row'
import { Reporting } from '../reports/reporting'
import { metInWords, whyNot } from '../rules/people-words'
import { AskDialog } from './ask-dialog'
import { EditLine } from './edit-line'
import { Answers } from './request-row'
import { SwitchLine } from './switch-line'
import { TagEditor } from './tag-editor'
import { useOneDeed } from './use-one-deed'
import { usePerson } from './use-person'
import '../../../styles/profile.css'

/** Characters of one's own name for somebody, and of a note. Source: what the server takes. */
const MEMO_MAX = 64
const NOTE_MAX = 500

interface Props {
  imId: string
  /** As it is shown where the profile stands: of who is no contact nothing else is known. */
  name: string
  /** In the details of their chat, which has its own words and buttons for what is blocked or quiet. */
  isInChat?: boolean
}

/** What one keeps of somebody, and what one can do about them. */
export function Profile({ imId, name, isInChat = false }: Props) {
  const { t } = useTranslation('people')
  const person = usePerson(imId)
  const me = useImEngine().me
  const contact = person?.contact ?? null
  if (imId === me) return null
  const isFriend = contact?.isFriend === true
  const isBlocked = contact?.blocked === 1 || contact?.blocked === 3
  const request = person?.request ?? null
  return (
    <div className="profile">
      {isBlocked && !isInChat && (
        <p className="details-note">{t('profile.blocked', { name: isolate(name) })}</p>
      )}
      {contact !== null && isFriend && <Kept contact={contact} />}
      {!isFriend && !isBlocked && <Approach imId={imId} name={name} request={request} />}
      {contact !== null && isFriend && <Switches contact={contact} isInChat={isInChat} />}
      <Deeds imId={imId} name={name} isFriend={isFriend} isBlocked={isBlocked} />
    </div>
  )
}

/** Tags, one's own name for them, a note, and how they met. */
function Kept({ contact }: { contact: ContactItem }) {
  const { t } = useTranslation('people')
  const { contacts } = useImEngine()
  const { imId, memo, note, addFrom, request, phone, countryCode } = contact
  const met = metInWords(request?.addBy ?? '', addFrom || (request?.addFrom ?? ''), t)
  return (
    <>
      <TagEditor contact={contact} />
      <dl className="profile-facts">
        <EditLine
          label={t('profile.memo')}
          value={memo}
          max={MEMO_MAX}
          onSave={(text) => contacts.change(imId, { memo: text })}
        />
        <EditLine
          label={t('profile.note')}
          help={t('profile.noteHelp')}
          value={note}
          max={NOTE_MAX}
          isLong
          onSave={(text) => contacts.change(imId, { note: text })}
        />
        {phone !== '' && (
          <div>
            <dt>{t('profile.phone')}</dt>
            <dd>
              <a href={`tel:+${countryCode}${phone}`}>
                +{countryCode} {phone}
              </a>
            </dd>
          </div>
        )}
        {met !== '' && (
          <div>
            <dt>{t('profile.met')}</dt>
            <dd>{met}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

/** The way to become contacts: one's answer, one's request, or that it waits. */
function Approach({ imId, name, request }: Props & { request: RequestItem | null }) {
  const { t } = useTranslation('people')
  const [isAsking, setIsAsking] = useState(false)
  if (request?.status === 'pending')
    return request.isMine ? (
      <p className="profile-line soft">{t('add.sent')}</p>
    ) : (
      <div className="profile-line">
        <Answers request={request} />
      </div>
    )
  return (
    <div className="profile-line">
      <Button onClick={() => setIsAsking(true)}>{t('add.toContacts')}</Button>
      {isAsking && <AskDialog imId={imId} name={name} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

/** Quiet and hidden, at once. */
function Switches({
  contact: { imId, doNotDisturb, isHidden },
  isInChat,
}: {
  contact: ContactItem
  isInChat: boolean
}) {
  const { t } = useTranslation('people')
  const engine = useImEngine()
  const { isBusy, act } = useOneDeed()
  const key = personKey(imId)
  const conversation = useRow(key)
  const isQuiet = doNotDisturb || conversation?.doNotDisturb === true
  const setQuiet = async (isOn: boolean) => {
    const result = await engine.contacts.change(imId, { doNotDisturb: isOn })
    // The list of chats goes by the chat's own.
    if (result.ok && conversation !== undefined) await engine.setConversation(key, { doNotDisturb: isOn })
    return result
  }
  const quiet = ['quiet', isQuiet, setQuiet] as const
  const lines = [
    ...(isInChat ? [] : [quiet]),
    ['hidden', isHidden, (isOn: boolean) => engine.contacts.change(imId, { isHidden: isOn })],
  ] as const
  return (
    <div className="profile-switches">
      {lines.map(([name, isOn, set]) => (
        <SwitchLine
          key={name}
          title={t(`profile.${name}`)}
          lead={t(`profile.${name}Lead`)}
          isOn={isOn}
          isBusy={isBusy}
          onChange={(next) => void act(() => set(next))}
        />
      ))}
    </div>
  )
}

/** Block and delete ask first; both can be found again, but what they cost cannot be undone. */
function Deeds({ imId, name, isFriend, isBlocked }: Props & { isFriend: boolean; isBlocked: boolean }) {
  const { t } = useTranslation('people')
  const { contacts } = useImEngine()
  const { isBusy, act } = useOneDeed()
  const [asked, setAsked] = useState<'block' | 'remove' | null>(null)
  const [isReporting, setIsReporting] = useState(false)
  const closeReport = useCallback(() => setIsReporting(false), [])
  const reportButton = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const shown = { name: isolate(name) }
  const doIt = async () => {
    const result = await (asked === 'block' ? contacts.block(imId) : contacts.remove(imId))
    if (!result.ok) return whyNot(result.refusal, t)
    toast(t(asked === 'block' ? 'profile.blockedDone' : 'profile.removed', shown))
    return null
  }
  return (
    <div className="profile-deeds">
      {isBlocked ? (
        <Button
          kind="small"
          isBusy={isBusy}
          onClick={() => void act(() => contacts.unblock(imId), t('profile.unblocked', shown))}
        >
          {t('profile.unblock')}
        </Button>
      ) : (
        <Button
          ref={asked === 'block' ? opener : null}
          kind="small"
          data-bad
          onClick={() => setAsked('block')}
        >
          {t('profile.block')}
        </Button>
      )}
      {isFriend && (
        <Button
          ref={asked === 'remove' ? opener : null}
          kind="small"
          data-bad
          onClick={() => setAsked('remove')}
        >
          {t('profile.remove')}
        </Button>
      )}
      <Button ref={reportButton} kind="small" data-bad onClick={() => setIsReporting(true)}>
        {t('profile.report')}
      </Button>
      {isReporting && (
        <Reporting
          about={{ kind: 'person', id: imId }}
          name={name}
          opener={reportButton}
          onClose={closeReport}
        />
      )}
      {asked !== null && (
        <ConfirmDialog
          title={t(`profile.${asked}Title`, shown)}
          lead={t(`profile.${asked}Lead`)}
          keep={t('profile.keep')}
          label={t(`profile.${asked}`)}
          isFinal
          opener={opener}
          act={doIt}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
