import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ArticleList } from '../features/reading'
import { Title } from '../ui/title'
import ArticleScreen from './article'

/** With an id the article, else the list. */
export default function EmployerAdviserScreen() {
  const { t } = useTranslation(['pages', 'reading'])
  const { id } = useParams()
  if (id !== undefined) return <ArticleScreen />
  return (
    <>
      <Title>{t('employerAdvice.title')}</Title>
      <ArticleList
        title={t('employerAdvice.title')}
        lead={t('reading:employers.advice')}
        reader="employers"
      />
    </>
  )
}
