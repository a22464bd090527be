import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showListed } from '../../../lib/dates'
import { HOME_ARTICLES } from '../../../lib/limits'
import { Rows } from '../../../ui/rows'
import { Shelf } from '../../../ui/shelf'
import { useArticles } from '../api/articles'

/** The newest advice. */
export function Articles() {
  const { t } = useTranslation('home')
  const { data, isPending, isError, cause, refetch } = useArticles()
  if (data?.rows.length === 0) return null
  return (
    <Shelf title={t('advice.title')} all={{ to: '/adviser', text: t('advice.all') }}>
      <Rows
        count={HOME_ARTICLES}
        isLoading={isPending}
        isFailed={isError}
        isOld={false}
        cause={cause}
        onRetry={() => void refetch()}
      >
        {data?.rows.map(({ id, title, publishedAt }) => (
          <li key={id} className="job-row article-row">
            <h3 className="job-row-title">
              <Link to={`/adviser/${id}`}>{title}</Link>
            </h3>
            <p className="soft">
              <time dateTime={new Date(publishedAt).toISOString()}>{showListed(publishedAt)}</time>
            </p>
          </li>
        ))}
      </Rows>
    </Shelf>
  )
}
