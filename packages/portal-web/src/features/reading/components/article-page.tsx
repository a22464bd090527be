import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { forOtherSites } from '../../../contract/page'
import type { Kind } from '../../../lib/article'
import { OpenGraph } from '../../../ui/open-graph'
import { ShareButton } from '../../../ui/share-button'
import { useArticles } from '../api/articles'
import type { Article } from '../rules/article'
import { listOf } from '../rules/kinds'
import { ArticleBody } from './article-body'
import '../../../styles/reading.css'

const MORE = 5

/** Others of the same kind, when they are there; nothing where there are none. */
function MoreArticles({ kind, except }: { kind: Kind | null; except: number }) {
  const { t } = useTranslation('reading')
  const { data } = useArticles(kind, 1)
  const others = (data?.rows ?? []).filter(({ id }) => id !== except).slice(0, MORE)
  if (others.length === 0) return null
  return (
    <nav aria-labelledby="more">
      <h2 id="more">{t('article.more')}</h2>
      <ul className="more">
        {others.map(({ id, title }) => (
          <li key={id}>
            <Link to={`${listOf(kind)}/${id}`}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** An article whole, and where to go on. */
export function ArticlePage({ article }: { article: Article }) {
  const { t } = useTranslation('reading')
  const { id, kind, title, summary } = article
  return (
    <main className="article-page" id="content">
      <OpenGraph
        type="article"
        name={title}
        description={summary}
        picture={forOtherSites(article.images.map(({ path }) => path))}
      />
      <ArticleBody article={article} Link={Link} />
      <aside className="article-aside" aria-label={t('article.aside')}>
        <ShareButton title={title} />
        <MoreArticles kind={kind} except={id} />
      </aside>
    </main>
  )
}
