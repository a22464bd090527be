import {
  type Announcement,
  type ConversationSnapshot,
  type GroupId,
  type GroupItem,
  groupKey,
} from '@sarika/im-engine'
import { useConnection, useImEngine, useView } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { showWhen } from '../../../lib/dates'
import { passFocus } from '../../../lib/focus-title'
import { isolate } from '../../../lib/isolate'
import { GROUP } from '../../../lib/limits'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FormFailure } from '../../../ui/failure'
import { TextField } from '../../../ui/field'
import { SeveralIcon } from '../components/icons'
import { useSay } from '../components/say'
import { runs } from '../rules/group-rights'
import { refusalInWords } from '../rules/refusals'
import { FormEnd } from './form-end'

/** Announcements that are shown at first. */
const SHOWN = 3

interface Props {
  group: GroupItem
  /** What people are called in it. */
  nameOf: (imId: string) => string
  /** Shows a message where it stands. */
  onJump: (id: string) => void
}

/** What was announced in a group, the newest first, and a new announcement by those who run it. */
export function Announcements({ group, nameOf, onJump }: Props) {
  const { t } = useTranslation('groups')
  const today = useDay()
  const { items, failure, read } = useAnnouncements(group.groupId)
  const [isWhole, setIsWhole] = useState(false)
  const [isWriting, setIsWriting] = useState(false)
  const shown = isWhole ? items : items?.slice(0, SHOWN)
  return (
    <section className="group-part" aria-label={t('news.label')}>
      <div className="group-part-head">
        <h3>{t('news.label')}</h3>
        {runs(group.role) && (
          <button type="button" className="group-act" onClick={() => setIsWriting(true)}>
            <SeveralIcon />
            {t('news.new')}
          </button>
        )}
      </div>
      {failure !== null && (
        <FormFailure text={failure}>
          <Button ref={passFocus} kind="small" onClick={read}>
            {t('news.retry')}
          </Button>
        </FormFailure>
      )}
      {items === null && failure === null && <p className="soft">{t('news.loading')}</p>}
      {items?.length === 0 && <p className="soft">{t('news.none')}</p>}
      <ul className="group-news">
        {shown?.map(({ id, by, name, text, at }) => (
          <li key={id}>
            <button type="button" className="hit" onClick={() => onJump(id)}>
              <span className="row-time">
                {t('news.by', { name: isolate(nameOf(by) || name), when: showWhen(at, today) })}
              </span>
              <bdi className="found">{text}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {items !== null && shown !== undefined && shown !== null && shown.length < items.length && (
        <Button kind="quiet" onClick={() => setIsWhole(true)}>
          {t('details.all', { count: items.length })}
        </Button>
      )}
      {isWriting && <Announce groupId={group.groupId} onDone={read} onClose={() => setIsWriting(false)} />}
    </section>
  )
}

/** Those that are said in the thread: one that comes or is withdrawn makes it another text. */
const saidIn = ({ messages }: ConversationSnapshot): string =>
  messages
    .filter(({ kind }) => kind === 'groupAnnouncement')
    .map(({ id }) => id)
    .join()

/** Asked of the server, and again when there is a connection and when one comes or goes. Source: S-TEAM-15. */
function useAnnouncements(groupId: GroupId) {
  const say = useSay()
  const engine = useImEngine()
  const { groups } = engine
  const said = useView(engine.conversation(groupKey(groupId)), saidIn)
  const isConnected = useConnection().state === 'connected'
  const [items, setItems] = useState<readonly Announcement[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  const cause = isConnected ? `${said} ${turn}` : null
  useEffect(() => {
    if (cause === null) return
    let isLate = false
    void groups.announcements(groupId).then((result) => {
      if (isLate) return
      if (result.ok) setItems(result.value)
      setFailure(result.ok ? null : refusalInWords(result.refusal, say))
    })
    return () => {
      isLate = true
    }
  }, [groups, groupId, say, cause])
  return { items, failure, read: () => setTurn((last) => last + 1) }
}

interface AnnounceProps {
  groupId: string
  onDone: () => void
  onClose: () => void
}

function Announce({ groupId, onDone, onClose }: AnnounceProps) {
  const { t } = useTranslation('groups')
  const say = useSay()
  const { groups } = useImEngine()
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isBusy || isBlank(text)) return
    setIsBusy(true)
    const result = await groups.announce(groupId, text.trim())
    setIsBusy(false)
    if (!result.ok) return setFailure(refusalInWords(result.refusal, say))
    toast(t('news.sent'))
    onDone()
    onClose()
  }
  return (
    <Dialog title={t('news.new')} isHeld={isBusy} onClose={onClose}>
      <form className="group-form" onSubmit={(event) => void send(event)}>
        <TextField
          label={t('news.text')}
          help={t('news.lead')}
          error={isTried && isBlank(text) ? t('news.fault') : undefined}
          rows={4}
          dir="auto"
          maxLength={GROUP.announcement}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FormEnd failure={failure} isBusy={isBusy} label={t('news.send')} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
