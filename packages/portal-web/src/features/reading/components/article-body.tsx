import { useTranslation } from 'react-i18next'
import { showListed } from '../../../lib/dates'
import type { LinkType } from '../../../ui/plain-link'
import type { Article } from '../rules/article'
import { listOf, toListAddress } from '../rules/kinds'
import { ArticleText } from './article-text'
import '../../../styles/reading.css'

/** Its place is kept before it comes: sizes of portal specification 9. */
const Picture = ({ path, text }: Article['images'][number]) => (
  <img
    className="article-image"
    src={path}
    alt={text}
    width={620}
    height={349}
    loading="lazy"
    decoding="async"
  />
)

/** An article as it is read, and the way to the next one. */
export function ArticleBody({ article, Link }: { article: Article; Link: LinkType }) {
  const { t } = useTranslation('reading')
  const { kind, title, publishedAt, next, blocks, language } = article
  const [first, ...others] = article.images
  const list = listOf(kind)
  return (
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
      {first !== undefined && <Picture {...first} />}
      <ArticleText blocks={blocks} language={language} />
      {others.map((image) => (
        <Picture key={image.path} {...image} />
      ))}
      {next !== null && (
        <Link className="article-next" to={`${list}/${next.id}`} rel="next">
          <span className="soft">{t('article.next')}</span>
          <bdi>{next.title}</bdi>
        </Link>
      )}
    </article>
  )
}
