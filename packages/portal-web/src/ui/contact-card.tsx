import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Contact } from '../lib/contact'
import { telephone } from '../lib/service'
import { useSession } from '../lib/session'
import { useWayBack } from '../lib/way-back'

interface Props {
  /** null for who is not logged in. */
  contact: Contact | null
  /** There is one to see. */
  isThere: boolean
}

/** Whom to ask: for those who are logged in; others are led to the login and back. Source: portal specification 6. */
export function ContactCard({ contact, isThere }: Props) {
  const { t } = useTranslation('jobs')
  const wayBack = useWayBack()
  const isVisitor = useSession() === null
  if (isVisitor ? !isThere : contact === null) return null
  return (
    <section className="job-card">
      <h2>{t('job.contact')}</h2>
      {isVisitor ? (
        <p>
          <Link to="/login" state={wayBack}>
            {t('job.logIn')}
          </Link>
        </p>
      ) : (
        contact !== null && (
          <ul className="contact-lines">
            {contact.name !== '' && (
              <li>
                <bdi>{contact.name}</bdi>
              </li>
            )}
            {contact.phone !== '' && (
              <li>
                <a href={telephone(contact.phone)}>{contact.phone}</a>
              </li>
            )}
            {contact.email !== '' && (
              <li>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </li>
            )}
          </ul>
        )
      )}
    </section>
  )
}
