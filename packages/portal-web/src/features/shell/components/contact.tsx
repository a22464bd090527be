import { useTranslation } from 'react-i18next'
import { numbersOf } from '../../../lib/hotline'
import { HOTLINE, SUPPORT_MAIL, telephone } from '../../../lib/service'

/** How people reach people: the number of the day first, the hours, the e-mail. */
export function Contact() {
  const { t } = useTranslation('app')
  const [first = '', ...others] = numbersOf(new Date(), HOTLINE)
  return (
    <div className="contact">
      <p>
        {t('footer.hotline')}
        <a className="contact-first" href={telephone(first)}>
          {first}
        </a>
      </p>
      <ul>
        {others.map((number) => (
          <li key={number}>
            <a href={telephone(number)}>{number}</a>
          </li>
        ))}
      </ul>
      <p>{t('footer.hours')}</p>
      <p>
        {t('footer.mail')} <a href={`mailto:${SUPPORT_MAIL}`}>{SUPPORT_MAIL}</a>
      </p>
    </div>
  )
}
