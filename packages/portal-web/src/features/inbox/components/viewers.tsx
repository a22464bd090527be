import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { nameIn, useAreNamesAwaited, useConstants } from '../../../http/constants'
import { showDay } from '../../../lib/dates'
import { readSearch } from '../../../lib/search'
import { useDay } from '../../../lib/use-day'
import { Logo } from '../../../ui/logo'
import { Nothing } from '../../../ui/nothing'
import { OwnPage } from '../../../ui/own-page'
import { OwnRow } from '../../../ui/own-row'
import { PagedRows } from '../../../ui/paged-rows'
import { Seal } from '../../../ui/seal'
import { useViewers, type Viewer } from '../api/viewers'

function ViewerRow({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('papers')
  const today = useDay()
  const { industries, employerSizes } = useConstants()
  const { companyId, name, industryId, sizeId, isVerified, logo, resumeName, viewedAt, how } = viewer
  return (
    <OwnRow
      face={<Logo id={companyId} industryId={industryId} src={logo} />}
      title={name}
      marks={isVerified && <Seal />}
      to={`/company/${companyId}`}
      facts={[nameIn(industries, industryId), nameIn(employerSizes, sizeId)]}
    >
      <p className="soft">
        {[t('seen.at', { day: showDay(viewedAt, today) }), t(`seen.how.${how}`)].join(' · ')}
        {resumeName !== '' && (
          <>
            {' · '}
            <bdi>{resumeName}</bdi>
          </>
        )}
      </p>
    </OwnRow>
  )
}

/** Who looked at one's resumes. `resumeId`: at that one, 0: at any. */
export function Viewers({ resumeId }: { resumeId: number }) {
  const { t } = useTranslation(['papers', 'pages'])
  const { page } = readSearch(useSearchParams()[0], [])
  const viewers = useViewers(resumeId, page)
  const { data } = viewers
  const areNamesAwaited = useAreNamesAwaited()
  const all = (
    <Link className="button button-small" to="/seen">
      {t('seen.all')}
    </Link>
  )
  return (
    <OwnPage
      title={t('pages:seen.title')}
      lead={t(resumeId === 0 ? 'seen.lead' : 'seen.leadOne')}
      action={resumeId === 0 ? undefined : all}
    >
      {data?.total !== 0 && (
        <p className="results-count" role="status">
          {data !== undefined && t('seen.count', { count: data.total })}
        </p>
      )}
      <PagedRows
        list={viewers}
        page={page}
        toPage={(one) => `?page=${one}`}
        isAwaited={areNamesAwaited}
        count={3}
        nothing={
          <Nothing title={t('seen.none')} lead={t('seen.noneLead')}>
            <Link className="button button-primary" to="/job">
              {t('toJobs')}
            </Link>
          </Nothing>
        }
      >
        {(viewer) => <ViewerRow key={viewer.companyId} viewer={viewer} />}
      </PagedRows>
    </OwnPage>
  )
}
