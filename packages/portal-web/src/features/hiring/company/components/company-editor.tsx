import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWhy } from '../../../../http/failure'
import { PORTAL } from '../../../../lib/app'
import { showWhen } from '../../../../lib/dates'
import { TITLE_ID } from '../../../../lib/focus-title'
import { useDay } from '../../../../lib/use-day'
import { FetchFailure } from '../../../../ui/failure'
import { Icon, WarningIcon } from '../../../../ui/icons'
import { Logo } from '../../../../ui/logo'
import { Note } from '../../../../ui/note'
import { Seal } from '../../../../ui/seal'
import { type OwnCompany, useOwnCompany } from '../api/company'
import { AboutCard } from './about-card'
import { CompanyCard } from './company-card'
import { ContactCard, OfferCard } from './more-cards'
import { SeenCard } from './seen-card'
import { type PageCopy, type SaveState, usePageCopy } from './use-page-copy'
import { VerifyBanner } from './verify-banner'
import { VerifyCard } from './verify-card'
import '../../../../styles/rows.css'
import '../../../../styles/firm.css'

function Saved({ state }: { state: SaveState }) {
  const { t } = useTranslation('firm')
  const why = useWhy()
  const today = useDay()
  const words = () => {
    switch (state.kind) {
      case 'saved':
        return state.at === null ? t('save.all') : t('save.saved', { time: showWhen(state.at, today) })
      case 'unsent':
        return state.why.kind === 'network' ? t('save.unsent') : t('save.unsentWhy', { why: why(state.why) })
      default:
        return t(`save.${state.kind}`)
    }
  }
  return (
    <p className="firm-saved" role="status" data-kind={state.kind}>
      {words()}
    </p>
  )
}

function Head({ company, copy }: { company: OwnCompany; copy: PageCopy }) {
  const { t } = useTranslation('firm')
  const { verification } = company
  return (
    <header className="firm-head">
      <Logo id={company.id} industryId={company.industryId} src={company.logo?.address ?? null} />
      <div>
        <h1 id={TITLE_ID} tabIndex={-1}>
          <bdi>{company.name}</bdi>{' '}
          {verification === 'verified' ? (
            <Seal />
          ) : (
            <span className="tag tag-warm">{t(`states.${verification}`)}</span>
          )}
        </h1>
        {company.isOwner && <Saved state={copy.state} />}
      </div>
      <a
        className="button button-small"
        href={`${PORTAL}company/${company.id}`}
        target="_blank"
        rel="noopener"
      >
        <Icon of={Eye} size={16} />
        {t('see')}
      </a>
    </header>
  )
}

function Editor({ company }: { company: OwnCompany }) {
  const { t } = useTranslation('firm')
  const copy = usePageCopy(company)
  return (
    <div className="firm">
      <Head company={company} copy={copy} />
      <div className="firm-columns">
        <div className="firm-main">
          {company.isOwner ? (
            <VerifyBanner company={company} />
          ) : (
            <Note icon={<WarningIcon />}>{t('ownersOnly')}</Note>
          )}
          <fieldset className="firm-fields" disabled={!company.isOwner}>
            <legend className="only-heard">{t('title')}</legend>
            <CompanyCard company={company} copy={copy} />
            <AboutCard company={company} copy={copy} />
            <OfferCard copy={copy} />
            <ContactCard copy={copy} />
          </fieldset>
        </div>
        <aside className="firm-aside" aria-label={t('aside')}>
          <VerifyCard company={company} />
          <SeenCard company={company} />
        </aside>
      </div>
    </div>
  )
}

/** The page of one's own company: its owner writes it, and each change is saved by itself. */
export function CompanyEditor() {
  const { t } = useTranslation('firm')
  const { data, isError, cause, refetch } = useOwnCompany()
  return (
    <main id="content" className="firm-page" aria-busy={data === undefined && !isError}>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {data === null && <p className="soft">{t('none')}</p>}
      {data && <Editor key={data.id} company={data} />}
    </main>
  )
}
