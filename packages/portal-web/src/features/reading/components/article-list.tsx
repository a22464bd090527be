import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { isKind, type Kind } from '../../../lib/article'
import { TITLE_ID } from '../../../lib/focus-title'
import { readSearch } from '../../../lib/search'
import { PagedRows } from '../../../ui/paged-rows'
import { useArticles } from '../api/articles'
import { SEEKER_KINDS, toListAddress } from '../rules/kinds'
import { ArticleRow } from './article-row'
import { QuestionRow } from './questions'
import '../../../styles/rows.css'
import '../../../styles/reading.css'

function KindLinks({ shown }: { shown: Kind | null }) {
  const { t } = useTranslation('reading')
  return (
    <nav className="kinds" aria-label={t('kinds.label')}>
      {[null, ...SEEKER_KINDS].map((kind) => (
        <Link
          key={kind ?? 'all'}
          className="kind"
          to={toListAddress(kind, 1)}
          aria-current={kind === shown ? 'page' : undefined}
          preventScrollReset
        >
          {t(`kinds.${kind ?? 'all'}`)}
        </Link>
      ))}
    </nav>
  )
}

interface Props {
  title: string
  lead: string
  /** Whom it is for: those who look for work choose a kind. */
  reader: 'seekers' | 'employers'
}

/** Advice to choose from; kind and page stand in the address. */
export function ArticleList({ title, lead, reader }: Props) {
  const { t } = useTranslation('reading')
  const [address] = useSearchParams()
  const { page } = readSearch(address, [])
  const asked = address.get('kind')
  const chosen = isKind(asked) && SEEKER_KINDS.includes(asked) ? asked : null
  const kind = reader === 'employers' ? 'employers' : chosen
  const articles = useArticles(kind, page)
  return (
    <main className="reading-page" id="content">
      <header className="reading-head">
        <h1 id={TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        <p className="soft">{lead}</p>
        {reader === 'seekers' && <KindLinks shown={chosen} />}
      </header>
      <p className="results-count" role="status">
        {articles.data !== undefined && t('count', { count: articles.data.total })}
      </p>
      <PagedRows list={articles} page={page} toPage={(one) => toListAddress(kind, one)}>
        {(article) =>
          kind === 'questions' && article.kind === 'questions' ? (
            <QuestionRow key={article.id} question={article} />
          ) : (
            <ArticleRow key={article.id} article={article} />
          )
        }
      </PagedRows>
    </main>
  )
}
