import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../http/read'
import { textAt } from '../../../lib/fields'
import { createSetting } from '../../../lib/setting'

const announced = createSetting('sarika.announced', (text): text is 'yes' => text === 'yes')

/** Only where the deployment names one. */
function OldSite() {
  const { t } = useTranslation('app')
  const { data: address = '' } = useRead('/application/site', (body) => textAt(body, 'oldSite'), {
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!address.startsWith('https://')) return null
  return (
    <a href={address} rel="noopener noreferrer">
      {t('announcement.old')}
    </a>
  )
}

/**
 * The news of the new site, until somebody presses OK, once in a browser. It stands above the header by the style sheet and
 * behind it in the page: the keyboard begins at the way past both.
 */
export function Welcome() {
  const { t } = useTranslation('app')
  const id = useId()
  const [isNews, setIsNews] = useState(() => announced.read() === null)
  if (!isNews) return null
  const close = () => {
    announced.keep('yes')
    setIsNews(false)
  }
  return (
    <section className="welcome" aria-labelledby={id}>
      <p>
        <b id={id}>{t('announcement.title')}</b> <OldSite />
      </p>
      <button type="button" onClick={close}>
        {t('announcement.ok')}
      </button>
    </section>
  )
}
