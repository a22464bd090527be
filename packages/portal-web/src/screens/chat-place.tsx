import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openArea } from '../i18n/i18n'
import { useIsChatOn } from '../lib/chat-switch'
import { useLater } from '../lib/use-later'

async function fetchNoChat() {
  const [{ NoChat }] = await Promise.all([import('./no-chat'), openArea('gate')])
  return NoChat
}

/** A screen of the chat; where the site has none, words that say so. `way`: where else to go. */
export function ChatPlace({ children, way }: { children: ReactNode; way: ReactNode }) {
  const isOn = useIsChatOn()
  const { data: NoChat } = useLater('no-chat', !isOn, fetchNoChat)
  if (isOn) return children
  return NoChat === undefined ? <main id="content" aria-busy="true" /> : <NoChat>{way}</NoChat>
}

/** Where somebody at the portal goes on who finds no chat. */
export function WayToJobs() {
  const { t } = useTranslation('gate')
  return (
    <Link className="button button-primary" to="/job">
      {t('off.jobs')}
    </Link>
  )
}
