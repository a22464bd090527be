import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { useOwnChanged } from '../../../http/read'
import { focusTitle } from '../../../lib/focus-title'
import { Button } from '../../../ui/button'
import { ChatIcon } from '../../../ui/icons'
import { WithChat } from '../../../ui/with-chat'
import { INVITATIONS, type Invitation, ignoreInvitation } from '../api/talks'

interface Props {
  invitation: Invitation
  onApply: () => void
}

/** How an invitation is answered: in the chat, not at all, by applying. */
export function InvitationActs({ invitation: { id, jobId, jobTitle }, onApply }: Props) {
  const { t } = useTranslation('applications')
  const [isIgnoring, setIsIgnoring] = useState(false)
  const changed = useOwnChanged()
  async function ignore() {
    if (isIgnoring) return
    setIsIgnoring(true)
    const answer = await ignoreInvitation(id)
    // One that is gone already is not wanted, either.
    const isGone = answer.kind === 'ok' || (answer.kind === 'refused' && answer.code === 'not_found')
    toast(t(isGone ? 'invitations.ignored' : 'invitations.notIgnored'))
    if (isGone) {
      await changed(INVITATIONS)
      focusTitle()
    }
    setIsIgnoring(false)
  }
  return (
    <>
      <WithChat>
        <Link
          className="button button-small"
          to={`/chat/index?job=${jobId}`}
          aria-label={t('records.chatAbout', { title: jobTitle })}
        >
          <ChatIcon />
          {t('records.chat')}
        </Link>
      </WithChat>
      <Button
        kind="quiet"
        aria-label={t('invitations.ignoreOne', { title: jobTitle })}
        isBusy={isIgnoring}
        onClick={() => void ignore()}
      >
        {t('invitations.ignore')}
      </Button>
      <Button aria-label={t('apply.one', { title: jobTitle })} onClick={onApply}>
        {t('apply.label')}
      </Button>
    </>
  )
}
