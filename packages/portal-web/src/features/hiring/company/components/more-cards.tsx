import { useTranslation } from 'react-i18next'
import { COMPANY } from '../../../../contract/company'
import { BENEFITS } from '../../../../lib/benefits'
import { PageField } from './page-field'
import type { PageCopy } from './use-page-copy'

/** What everybody who works there gets. */
export function OfferCard({ copy }: { copy: PageCopy }) {
  const { t } = useTranslation(['firm', 'jobs'])
  const chosen = copy.texts.benefits.split(',').filter((one) => one !== '')
  const toggle = (benefit: string) => {
    const next = chosen.includes(benefit) ? chosen.filter((one) => one !== benefit) : [...chosen, benefit]
    copy.change('benefits', BENEFITS.filter((one) => next.includes(one)).join())
  }
  return (
    <section className="firm-card" aria-labelledby="firm-offer">
      <h2 id="firm-offer">{t('benefits')}</h2>
      <ul className="chips">
        {BENEFITS.map((benefit) => {
          const isOn = chosen.includes(benefit)
          return (
            <li key={benefit}>
              <button
                type="button"
                className="chip"
                aria-pressed={isOn}
                data-on={isOn || undefined}
                onClick={() => toggle(benefit)}
              >
                {t(`jobs:benefit.${benefit}`)}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Whom to ask: people who are logged in see it. */
export function ContactCard({ copy }: { copy: PageCopy }) {
  const { t } = useTranslation('firm')
  return (
    <section className="firm-card" aria-labelledby="firm-contact">
      <h2 id="firm-contact">{t('contact')}</h2>
      <p className="soft">{t('contactLead')}</p>
      <div className="firm-row">
        <PageField
          copy={copy}
          name="contactName"
          label={t('fields.contactName')}
          autoComplete="name"
          maxLength={COMPANY.contact}
        />
        <PageField copy={copy} name="phone" label={t('fields.phone')} type="tel" maxLength={40} />
        <PageField
          copy={copy}
          name="email"
          label={t('fields.email')}
          type="email"
          autoCapitalize="none"
          maxLength={COMPANY.contact}
        />
      </div>
    </section>
  )
}
