import { useTranslation } from 'react-i18next'
import { FetchFailure } from '../../../ui/failure'
import { useArticle } from '../api/articles'
import { ArticleText } from './article-text'

function TextSkeleton() {
  const { t } = useTranslation('app')
  return (
    <div className="prose-skeleton" aria-busy="true">
      <p className="only-heard">{t('loading')}</p>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} aria-hidden="true" />
      ))}
    </div>
  )
}

/** The text of an article by its id, as a part of a page. `level`: of its headings. */
export function PageArticle({ id, level = 2 }: { id: number; level?: 2 | 3 }) {
  const { data, isError, cause, refetch } = useArticle(String(id))
  if (data) return <ArticleText blocks={data.blocks} language={data.language} level={level} />
  if (data === undefined && !isError) return <TextSkeleton />
  return <FetchFailure cause={cause} onRetry={() => void refetch()} />
}
