import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { getLanguage } from '../../../i18n/i18n'
import { LANGUAGE_NAMES } from '../../../i18n/languages'
import type { ArticleView } from '../../../lib/article'
import { showListed } from '../../../lib/dates'
import { listOf } from '../rules/kinds'

/** An article in a list: the whole of it is one link. An excerpt in another language than the page's says which. */
export function ArticleRow({ article }: { article: ArticleView }) {
  const { t } = useTranslation('reading')
  const { id, kind, title, summary, language, publishedAt } = article
  return (
    <li className="job-row article-row">
      <h2 className="job-row-title">
        <Link to={`${listOf(kind)}/${id}`}>
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <p className="article-summary" lang={language}>
        {summary}
      </p>
      <p className="job-row-facts">
        {language !== getLanguage() && <span lang={language}>{LANGUAGE_NAMES[language]}</span>}
        {kind !== null && <span>{t(`kinds.${kind}`)}</span>}
        <time dateTime={new Date(publishedAt).toISOString()}>{showListed(publishedAt)}</time>
      </p>
    </li>
  )
}
