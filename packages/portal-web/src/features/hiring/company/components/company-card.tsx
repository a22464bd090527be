import { useTranslation } from 'react-i18next'
import { COMPANY, COMPANY_KINDS } from '../../../../contract/company'
import { type Choice, isSomewhere, nameIn, useConstants, usePlaces } from '../../../../http/constants'
import { languageName } from '../../../../lib/by-language'
import { PlaceField } from '../../../../ui/place-field'
import type { OwnCompany } from '../api/company'
import { LogoField } from './logo-field'
import { PageChoice, PageField } from './page-field'
import type { PageCopy } from './use-page-copy'
import '../../../../styles/search.css'

/** The name on the licence is in Latin letters, or in one of the first two. */
const FIRST = ['km', 'zh'] as const
const LATER = ['ko', 'th', 'vi'] as const

const named = (list: readonly Choice[]) => list.map(({ id }) => ({ id, name: nameIn(list, id) }))

function Names({ copy }: { copy: PageCopy }) {
  const { t } = useTranslation('firm')
  const field = (language: (typeof FIRST | typeof LATER)[number]) => (
    <PageField
      key={language}
      copy={copy}
      name={`names.${language}`}
      label={t('fields.nameIn', { language: languageName(language) })}
      lang={language}
      maxLength={COMPANY.name}
    />
  )
  return (
    <>
      <div className="firm-row">{FIRST.map(field)}</div>
      <details>
        <summary>{t('moreNames')}</summary>
        <div className="firm-row">{LATER.map(field)}</div>
      </details>
    </>
  )
}

function Place({ copy }: { copy: PageCopy }) {
  const { t } = useTranslation('firm')
  const places = usePlaces(isSomewhere)
  const { locationId } = copy.texts
  return (
    <div className="field" id="firm-address">
      <PlaceField
        label={t('fields.locationId')}
        placeholder={t('placeExample')}
        places={places}
        chosen={locationId === '' ? null : Number(locationId)}
        onChoose={(id) => copy.change('locationId', id === null ? '' : String(id))}
      />
    </div>
  )
}

/** What the company is: names, business, size, where it is. */
export function CompanyCard({ company, copy }: { company: OwnCompany; copy: PageCopy }) {
  const { t } = useTranslation('firm')
  const { industries, employerSizes } = useConstants()
  return (
    <section className="firm-card" aria-labelledby="firm-company">
      <h2 id="firm-company">{t('company')}</h2>
      <div className="firm-top">
        <LogoField company={company} />
        <div className="firm-names">
          <PageField copy={copy} name="name" label={t('fields.name')} maxLength={COMPANY.name} />
          <Names copy={copy} />
        </div>
      </div>
      <div className="firm-row">
        <PageChoice
          copy={copy}
          name="kind"
          label={t('fields.kind')}
          choices={COMPANY_KINDS.map((kind) => ({ id: kind, name: t(`kinds.${kind}`) }))}
        />
        <PageChoice
          copy={copy}
          name="industryId"
          label={t('fields.industryId')}
          choices={named(industries)}
          none={t('notSaid')}
        />
        <PageChoice
          copy={copy}
          name="scaleId"
          label={t('fields.scaleId')}
          choices={named(employerSizes)}
          none={t('notSaid')}
        />
      </div>
      <div className="firm-row">
        <PageField
          copy={copy}
          name="website"
          label={t('fields.website')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={COMPANY.website}
        />
        <PageField
          copy={copy}
          name="foundedYear"
          label={t('fields.foundedYear')}
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <div className="firm-row">
        <Place copy={copy} />
        <PageField
          copy={copy}
          name="address"
          label={t('fields.address')}
          autoComplete="street-address"
          maxLength={COMPANY.address}
        />
      </div>
    </section>
  )
}
