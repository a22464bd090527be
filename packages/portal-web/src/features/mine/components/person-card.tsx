import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Portrait } from '../../../ui/portrait'

export interface Person {
  readonly name: string
  readonly avatar: string
  readonly isFemale: boolean
  readonly email: string
  readonly phone: string
}

/** Who one is, and the way to change it. */
export function PersonCard({ person: { name, avatar, isFemale, email, phone } }: { person: Person }) {
  const { t } = useTranslation('pages')
  return (
    <section className="own-card mine-person" aria-label={name}>
      <Portrait src={avatar} isFemale={isFemale} />
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {[email, phone]
          .filter((text) => text !== '')
          .map((text) => (
            <p key={text} className="soft">
              <bdi>{text}</bdi>
            </p>
          ))}
      </div>
      <Link className="button button-small" to="/account-setting">
        {t('settings.title')}
      </Link>
    </section>
  )
}
