import { useTranslation } from 'react-i18next'
import { ArticleList } from '../features/reading'
import { Title } from '../ui/title'

export default function AdviserScreen() {
  const { t } = useTranslation(['pages', 'reading'])
  return (
    <>
      <Title>{t('advice.title')}</Title>
      <ArticleList title={t('advice.title')} lead={t('reading:lead')} reader="seekers" />
    </>
  )
}
