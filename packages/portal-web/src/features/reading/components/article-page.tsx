import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Kind } from '../../../lib/article'
import { showListed } from '../../../lib/dates'
import { OpenGraph } from '../../../ui/open-graph'
import { ShareButton } from '../../../ui/share-button'
import { type Article, useArticles } from '../api/articles'
import { listOf, toListAddress } from '../rules/kinds'
import { ArticleText } from './article-text'
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
  const { id, kind, title, summary, publishedAt, next } = article
  const [image] = article.images
  const list = listOf(kind)
  return (
    <main className="article-page" id="content">
      <OpenGraph type="article" title={title} description={summary} image={image} />
      <article className="article">
        <header>
          {kind !== null && (
            <Link className="article-kind" to={`${list}${toListAddress(kind, 1)}`}>
              {t(`kinds.${kind}`)}
            </Link>
          )}
          <h1>
            <bdi>{title}</bdi>
          </h1>
          <p className="soft">
            {t('article.published')}{' '}
            <time dateTime={new Date(publishedAt).toISOString()}>{showListed(publishedAt)}</time>
          </p>
        </header>
        {image !== undefined && <img className="article-image" src={image} alt="" />}
        <ArticleText article={article} />
        {next !== null && (
          <Link className="article-next" to={`${list}/${next.id}`} rel="next">
            <span className="soft">{t('article.next')}</span>
            <bdi>{next.title}</bdi>
          </Link>
        )}
      </article>
      <aside className="article-aside" aria-label={t('article.aside')}>
        <ShareButton title={title} />
        <MoreArticles kind={kind} except={id} />
      </aside>
    </main>
  )
}
