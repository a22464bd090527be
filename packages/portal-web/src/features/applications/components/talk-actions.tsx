import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { useOwnChanged } from '../../../http/read'
import { passFocus } from '../../../lib/focus-title'
import { titleOf } from '../../../lib/job'
import { IconButton } from '../../../ui/icon-button'
import { ChatIcon } from '../../../ui/icons'
import { WithChat } from '../../../ui/with-chat'
import { flagTalk, removeTalk, TALKS, type Talk } from '../api/talks'
import { FlagIcon, RemoveIcon } from './icons'

/** What there is to do about a job whose chat was opened: the chat, a flag that puts it first, and taking it away. */
export function TalkActions({ talk: { job, isFlagged } }: { talk: Talk }) {
  const { t } = useTranslation('applications')
  const changed = useOwnChanged()
  const [isBusy, setIsBusy] = useState(false)
  const title = titleOf(job)

  async function act(deed: typeof removeTalk, news?: string) {
    if (isBusy) return
    setIsBusy(true)
    const answer = await deed(job.id)
    if (answer.kind === 'ok') await changed(TALKS)
    setIsBusy(false)
    if (answer.kind !== 'ok') toast(t('failed'))
    else if (news !== undefined) toast(news)
  }
  return (
    <>
      {job.isOpen && (
        <WithChat>
          <Link
            className="button button-small"
            to={`/chat/index?job=${job.id}`}
            aria-label={t('records.chatAbout', { title })}
          >
            <ChatIcon />
            {t('records.chat')}
          </Link>
        </WithChat>
      )}
      <IconButton
        aria-pressed={isFlagged}
        label={t('records.flag', { title })}
        title={t(isFlagged ? 'records.unflag' : 'records.flagShort')}
        onClick={() => void act((id) => flagTalk(id, !isFlagged))}
      >
        <FlagIcon isFlagged={isFlagged} />
      </IconButton>
      <IconButton
        ref={passFocus}
        label={t('records.remove', { title })}
        title={t('records.removeShort')}
        onClick={() => void act(removeTalk, t('records.talkRemoved'))}
      >
        <RemoveIcon />
      </IconButton>
    </>
  )
}
