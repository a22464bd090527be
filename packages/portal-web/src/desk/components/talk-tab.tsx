import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { TalkBeside } from '../../features/chat'
import { openTalk } from '../../features/hiring'
import { textAt } from '../../lib/fields'
import { isolate } from '../../lib/isolate'
import { Button } from '../../ui/button'

interface Props {
  imId: string
  applicationId: number
  jobId: number
  /** The colleague who talks with whoever applied; "": none. */
  talker: string
}

/** How opening the conversation went: with whom, or why not. */
type Opened = { readonly peer: string } | 'blocked' | 'failed'

/** To open the conversation makes both contacts of each other. */
export async function openPeer(applicationId: number): Promise<Opened> {
  const answer = await openTalk(applicationId)
  const peer = answer.kind === 'ok' ? textAt(answer.body, 'receiverId') : ''
  if (peer !== '') return { peer }
  return answer.kind === 'refused' && answer.code === 'blocked' ? 'blocked' : 'failed'
}

/** The conversation with whoever applied. `asked`: a colleague has one, so it waits for a press. */
export function TalkTab({ imId, applicationId, jobId, talker }: Props) {
  const { t } = useTranslation('board')
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | 'asked' | 'opening'>(talker === '' ? 'opening' : 'asked')
  const [tries, setTries] = useState(0)
  const isWanted = talker === '' || tries > 0
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    setOpened('opening')
    void openPeer(applicationId).then((came) => {
      if (!isLeft) setOpened(came)
    })
    return () => {
      isLeft = true
    }
  }, [applicationId, tries, isWanted])
  if (opened === 'asked')
    return (
      <p>
        {t('chatOfColleague', { name: isolate(talker) })}{' '}
        <Button kind="small" onClick={() => setTries(1)}>
          {t('openChat')}
        </Button>
      </p>
    )
  if (opened === 'opening') return <p aria-busy="true" />
  if (opened === 'blocked') return <p className="soft">{t('chatBlocked')}</p>
  if (opened === 'failed')
    return (
      <p role="alert">
        {t('chatFailed')}{' '}
        <Button kind="small" onClick={() => setTries(tries + 1)}>
          {t('openChat')}
        </Button>
      </p>
    )
  return (
    <TalkBeside
      imId={imId}
      peer={opened.peer}
      jobId={String(jobId)}
      onWhole={(conversation) => void navigate(`/?with=${encodeURIComponent(conversation)}`)}
    />
  )
}
