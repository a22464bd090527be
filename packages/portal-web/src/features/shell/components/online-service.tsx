import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isServiceOpen, nextServiceOpening } from '../../../contract/service'
import { useRead } from '../../../http/read'
import { toChat } from '../../../lib/chat-path'
import { inCambodia, showDay } from '../../../lib/dates'
import { textAt, toFields } from '../../../lib/fields'
import { useSession } from '../../../lib/session'
import { ServiceIcon } from '../../../ui/icons'
import { Contact } from './contact'

/** Whether somebody answers now; outside of the hours, when they are back. */
function Standing({ isThere }: { isThere: boolean }) {
  const { t } = useTranslation('app')
  const now = Date.now()
  const isOpen = isServiceOpen(now)
  const day = showDay(nextServiceOpening(now), now, inCambodia)
  return (
    <p role="status">
      <strong>
        {isThere ? t('service.here') : isOpen ? t('service.now') : t('service.closed', { day })}
      </strong>
    </p>
  )
}

/** The way to the conversation with the service; who is not logged in is led to the login first, and on from there. */
function ChatWithUs() {
  const { t } = useTranslation('app')
  const isVisitor = useSession() === null
  const { data } = useRead('/service', (body) => ({
    imId: textAt(body, 'imId'),
    isThere: toFields(body).isThere === true,
  }))
  if (data === undefined || data.imId === '') return null
  const { imId, isThere } = data
  const chat = toChat(`p2p-${imId}`)
  return (
    <>
      <Standing isThere={isThere} />
      {isVisitor ? (
        <Link
          className="button button-primary service-chat"
          to="/login"
          state={{ from: chat.pathname + chat.search }}
        >
          {t('service.logIn')}
        </Link>
      ) : (
        <Link className="button button-primary service-chat" to={chat}>
          {t('service.chat')}
        </Link>
      )}
    </>
  )
}

/** How one asks somebody now. Not over the page: there it would cover what is pressed. */
export function OnlineService() {
  const { t } = useTranslation('app')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="button button-small" popoverTarget={id}>
        <ServiceIcon />
        {t('service.open')}
      </button>
      <section
        id={id}
        popover="auto"
        className="float-card online-service"
        aria-label={t('service.open')}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <p>{t('service.lead')}</p>
        {isOpen && <ChatWithUs />}
        <Contact />
      </section>
    </>
  )
}
