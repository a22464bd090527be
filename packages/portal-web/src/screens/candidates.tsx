import { useTranslation } from 'react-i18next'
import { WantedPage } from '../features/candidates'
import { Title } from '../ui/title'

/** People who look for work and want to be found, as everybody may see them. */
export default function CandidatesScreen() {
  const { t } = useTranslation('scouting')
  return (
    <>
      <Title>{t('portal.title')}</Title>
      <WantedPage />
    </>
  )
}
