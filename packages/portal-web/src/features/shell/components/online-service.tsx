import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ServiceIcon } from '../../../ui/icons'
import { Contact } from './contact'

/** How one asks somebody now. Not over the page: there it would cover what is pressed. */
export function OnlineService() {
  const { t } = useTranslation('app')
  const id = useId()
  return (
    <>
      <button type="button" className="button button-small" popoverTarget={id}>
        <ServiceIcon />
        {t('service.open')}
      </button>
      <section id={id} popover="auto" className="float-card online-service" aria-label={t('service.open')}>
        <p>{t('service.lead')}</p>
        <Contact />
      </section>
    </>
  )
}
