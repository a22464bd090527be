import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { COMPANY_REFUSALS } from '../../../contract/company'
import { nameIn, placeName, useConstants } from '../../../http/constants'
import { fetchBytes } from '../../../http/main-api'
import { useOwnPicture } from '../../../http/own-picture'
import { PORTAL } from '../../../lib/app'
import { languagesOf } from '../../../lib/by-language'
import { showDate } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { langOf } from '../../../lib/lang-of'
import { saveFile } from '../../../lib/save-file'
import { Button } from '../../../ui/button'
import { FetchFailure } from '../../../ui/failure'
import { type CompanyCase, decideCompany, paperPath, useCompanyCase } from '../api/companies'
import { Decide } from './decide'

type PaperFile = CompanyCase['papers'][number]

/** A picture is shown, another file is saved: nothing of it runs here. */
function Paper({ companyId, paper }: { companyId: number; paper: PaperFile }) {
  const { t } = useTranslation('reviews')
  const path = paperPath(companyId, paper.id)
  const isPicture = paper.type.startsWith('image/')
  const address = useOwnPicture(isPicture ? path : null)
  const [isBusy, setIsBusy] = useState(false)
  async function save() {
    if (isBusy) return
    setIsBusy(true)
    const bytes = await fetchBytes(path, AbortSignal.timeout(30_000)).catch(() => null)
    setIsBusy(false)
    if (bytes === null) toast(t('paperFailed'))
    else saveFile(bytes, paper.name)
  }
  return (
    <div className="review-block">
      <p>
        <bdi>{paper.name}</bdi>
      </p>
      {address !== null && <img className="review-picture" src={address} alt={paper.name} />}
      {!isPicture && (
        <Button
          kind="small"
          isBusy={isBusy}
          aria-label={`${t('savePaper')}: ${paper.name}`}
          onClick={() => void save()}
        >
          {t('savePaper')}
        </Button>
      )}
    </div>
  )
}

function Facts({ found }: { found: CompanyCase }) {
  const { t } = useTranslation('reviews')
  const { industries, locations } = useConstants()
  const lines = [
    nameIn(industries, found.industryId),
    [found.address, found.locationId === 0 ? '' : placeName(locations, found.locationId)]
      .filter(Boolean)
      .join(', '),
    found.website,
    [found.phone, found.email].filter(Boolean).join(' · '),
    ...languagesOf(found.names).map((language) => found.names[language] ?? ''),
  ].filter((line) => line !== '')
  return (
    <section>
      <h2>{t('companyFacts')}</h2>
      <div className="review-block">
        {lines.map((line) => (
          <p key={line} lang={langOf(line)} dir="auto">
            {line}
          </p>
        ))}
      </div>
      {languagesOf(found.abouts).map((language) => (
        <p key={language} lang={language} dir="auto" className="review-block">
          {found.abouts[language]}
        </p>
      ))}
    </section>
  )
}

/** One company as it was sent: who registered it, its papers beside its page, its open jobs, and the decision. */
export function CompanyCaseView({ id, onNext }: { id: number; onNext: () => void }) {
  const { t } = useTranslation('reviews')
  const { data, isError, cause, refetch } = useCompanyCase(id)
  if (isError) return <FetchFailure cause={cause} onRetry={() => void refetch()} />
  if (data === undefined) return <p aria-busy="true" />
  if (data === null) return <p className="soft">{t('stale')}</p>
  const { owner } = data
  return (
    <>
      <div className="review-text">
        <header className="review-head">
          <div>
            <h1>
              <bdi lang={langOf(data.name)}>{data.name}</bdi>
            </h1>
            {owner !== null && (
              <p className="soft">
                {[
                  isolate(owner.name),
                  ...[owner.email, owner.phone].filter((one) => one !== ''),
                  t('member', { day: showDate(owner.memberSince) }),
                  t('refusedBefore', { count: data.refusals }),
                ].join(' · ')}
              </p>
            )}
          </div>
          <a className="button button-small" href={`${PORTAL}company/${id}`} target="_blank" rel="noreferrer">
            {t('open')}
          </a>
        </header>
        <div className="review-paper">
          <section>
            <h2>{t('papers')}</h2>
            {data.papers.map((paper) => (
              <Paper key={paper.id} companyId={id} paper={paper} />
            ))}
          </section>
          <Facts found={data} />
          {data.jobs.length > 0 && (
            <section>
              <h2>{t('openJobs')}</h2>
              <ul>
                {data.jobs.map((job) => (
                  <li key={job.id}>
                    <a className="link" href={`${PORTAL}job/${job.id}`} target="_blank" rel="noreferrer">
                      <bdi lang={langOf(job.title)}>{job.title}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <Decide
        key={data.version}
        name={data.name}
        reasons={COMPANY_REFUSALS.map((reason) => ({ id: reason, name: t(`companyReasons.${reason}`) }))}
        send={(decision) => decideCompany(data, decision)}
        onNext={onNext}
      />
    </>
  )
}
