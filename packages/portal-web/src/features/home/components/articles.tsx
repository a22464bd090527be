import {
  BookOpenText,
  CalendarCheck,
  CircleHelp,
  Compass,
  FileText,
  type LucideIcon,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Kind } from '../../../lib/article'
import { showListed } from '../../../lib/dates'
import { HOME_ARTICLES } from '../../../lib/limits'
import { Icon } from '../../../ui/icons'
import { Rows } from '../../../ui/rows'
import { Shelf } from '../../../ui/shelf'
import { useArticles } from '../api/articles'

const ICONS: Readonly<Record<Kind, LucideIcon>> = {
  career: Compass,
  interview: CalendarCheck,
  letters: FileText,
  templates: FileText,
  questions: CircleHelp,
  employers: Users,
}

/** The newest advice, with what it is about. */
export function Articles() {
  const { t } = useTranslation(['home', 'reading'])
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
        {data?.rows.slice(0, HOME_ARTICLES).map(({ id, kind, title, publishedAt }) => (
          <li key={id} className="job-row article-row">
            <Icon of={kind === null ? BookOpenText : ICONS[kind]} size={28} />
            <h3 className="job-row-title">
              <Link to={`/adviser/${id}`}>{title}</Link>
            </h3>
            <p className="soft dotted">
              {kind !== null && <span>{t(`reading:kinds.${kind}`)}</span>}
              <time dateTime={new Date(publishedAt).toISOString()}>{showListed(publishedAt)}</time>
            </p>
          </li>
        ))}
      </Rows>
    </Shelf>
  )
}
