// What floats above a page: the way back to its top, the online service, and the news of the new site, once.

import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsScrolled } from '../../../lib/page-state'
import { OLD_SITE } from '../../../lib/service'
import { createSetting } from '../../../lib/setting'
import { Button } from '../../../ui/button'
import { ServiceIcon, UpIcon } from '../../../ui/icons'
import { Contact } from './contact'

function toTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}

function BackToTop() {
  const { t } = useTranslation('app')
  if (!useIsScrolled()) return null
  return (
    <button type="button" className="float" aria-label={t('top')} title={t('top')} onClick={toTop}>
      <UpIcon />
    </button>
  )
}

function OnlineService() {
  const { t } = useTranslation('app')
  const id = useId()
  return (
    <>
      <button type="button" className="float" aria-label={t('service.open')} popoverTarget={id}>
        <ServiceIcon />
        <span className="float-name">{t('service.open')}</span>
      </button>
      <section id={id} popover="auto" className="float-card online-service" aria-label={t('service.open')}>
        <p>{t('service.lead')}</p>
        <Contact />
      </section>
    </>
  )
}

const announced = createSetting('sarika.announced', (text): text is 'yes' => text === 'yes')

function Announcement() {
  const { t } = useTranslation('app')
  const id = useId()
  const [isNews, setIsNews] = useState(() => announced.read() === null)
  if (!isNews) return null
  const close = () => {
    announced.keep('yes')
    setIsNews(false)
  }
  return (
    <section className="float-card announcement" aria-labelledby={id}>
      <h2 id={id}>{t('announcement.title')}</h2>
      <p>{t('announcement.lead')}</p>
      <div className="dialog-actions">
        <a className="button button-quiet" href={OLD_SITE} rel="noopener noreferrer">
          {t('announcement.old')}
        </a>
        <Button onClick={close}>{t('announcement.ok')}</Button>
      </div>
    </section>
  )
}

export function Floats() {
  return (
    <aside className="floats">
      <Announcement />
      <div className="float-buttons">
        <BackToTop />
        <OnlineService />
      </div>
    </aside>
  )
}
