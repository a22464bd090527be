import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ArticlePage, useArticle } from '../features/reading'
import { NotFetched } from '../ui/not-fetched'
import { Title } from '../ui/title'
import { LoadingScreen } from './loading'
import { NotFoundScreen } from './not-found'

export default function ArticleScreen() {
  const { t } = useTranslation('pages')
  const { id = '' } = useParams()
  const { data: article, isError, cause, refetch } = useArticle(id)
  if (article === null) return <NotFoundScreen />
  if (article === undefined)
    return isError ? (
      <NotFetched title={t('advice.title')} cause={cause} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen />
    )
  return (
    <>
      <Title>{article.title}</Title>
      <ArticlePage article={article} />
    </>
  )
}
