import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Ads } from '../features/ads'
import { slotsOf } from '../features/applications'
import { FeaturedJobs } from '../features/jobs'
import { Title } from '../ui/title'

export default function FeaturedScreen() {
  const { t } = useTranslation('pages')
  const { id } = useParams()
  return (
    <>
      <Title>{t('featured.title')}</Title>
      <FeaturedJobs title={t('featured.title')} id={id} slotsOf={slotsOf} />
      <Ads slot="specializedJob" />
    </>
  )
}
