import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { focusTitle } from '../lib/focus-title'
import { pagesShown } from '../lib/pages-shown'

interface Props {
  page: number
  pages: number
  /** How many pages there are was told of what was asked before. */
  isOld: boolean
  /** The address of a page, e.g. "?keyword=cook&page=2". */
  toPage: (page: number) => string
}

/**
 * Links to the other pages of a list; nothing where there is one. Who is past the end comes to the last page, and who goes to
 * another one is at its top: with the eyes, and with the focus at the heading.
 */
export function Pager({ page, pages, isOld, toPage }: Props) {
  const { t } = useTranslation('jobs')
  const pressed = useRef<number | null>(null)
  useEffect(() => {
    if (page === pressed.current) focusTitle()
    pressed.current = null
  }, [page])
  if (!isOld && pages > 0 && page > pages) return <Navigate to={toPage(pages)} replace />
  if (pages < 2) return null
  const press = (one: number) => {
    pressed.current = one
  }
  return (
    <nav className="pager" aria-label={t('results.pages')}>
      {page > 1 && (
        <Link className="pager-step" to={toPage(page - 1)} rel="prev" onClick={() => press(page - 1)}>
          {t('results.previous')}
        </Link>
      )}
      {pagesShown(page, pages).map((one, index, shown) => (
        <span key={one} className="pager-place">
          {index > 0 && one - (shown[index - 1] ?? one) > 1 && <span className="soft">…</span>}
          <Link
            className="pager-page"
            to={toPage(one)}
            aria-label={t('results.page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => press(one)}
          >
            {one}
          </Link>
        </span>
      ))}
      {page < pages && (
        <Link className="pager-step" to={toPage(page + 1)} rel="next" onClick={() => press(page + 1)}>
          {t('results.next')}
        </Link>
      )}
    </nav>
  )
}
