import { useTranslation } from 'react-i18next'
import { Ads, AdTiles } from '../features/ads'
import { slotsOf } from '../features/applications'
import { CompanyShelf } from '../features/companies'
import { Articles, Banners, Counts, Statistics } from '../features/home'
import { JobShelf } from '../features/jobs'
import { SHELF } from '../lib/limits'
import '../styles/rows.css'
import '../styles/home-below.css'

const PLACED = '/jobs/hot/or/urgent?type='

/** The start page below its first window: a script of its own, for who comes so far. */
export function HomeBelow() {
  const { t } = useTranslation('home')
  return (
    <>
      <Banners />
      <Statistics />
      <JobShelf title={t('shelf.hot')} path={`${PLACED}hot`} size={SHELF.hot} slotsOf={slotsOf} />
      <JobShelf
        title={t('shelf.urgent')}
        path={`${PLACED}urgent`}
        size={SHELF.urgent}
        most={SHELF.urgentMost}
        slotsOf={slotsOf}
      />
      <div className="home-beside">
        <Counts />
        <AdTiles slot="homerightSide" title={t('tiles.side')} />
      </div>
      <JobShelf title={t('shelf.fast')} path={`${PLACED}fast`} size={SHELF.fast} slotsOf={slotsOf} />
      <JobShelf
        title={t('shelf.featured')}
        path={`/jobs/specialized/job?size=${SHELF.featured}`}
        size={SHELF.featured}
        slotsOf={slotsOf}
        all={{ to: '/job/job-adFeature', text: t('shelf.allFeatured') }}
      />
      <CompanyShelf />
      <AdTiles slot="famousCompany" title={t('tiles.famous')} />
      <AdTiles slot="agent" title={t('tiles.agents')} />
      <Articles />
      <AdTiles slot="partner" title={t('tiles.partners')} />
      <Ads slot="seekerHome" />
    </>
  )
}
