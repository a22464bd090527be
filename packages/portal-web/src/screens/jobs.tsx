import { useTranslation } from 'react-i18next'
import { Ads } from '../features/ads'
import { BatchBar, slotsWithTick } from '../features/applications'
import { JobSearch } from '../features/jobs'
import { Title } from '../ui/title'

export default function JobsScreen() {
  const { t } = useTranslation('pages')
  return (
    <>
      <Title>{t('jobs.title')}</Title>
      <JobSearch title={t('jobs.title')} slotsOf={slotsWithTick} />
      <Ads slot="seekerJob" />
      <BatchBar />
    </>
  )
}
