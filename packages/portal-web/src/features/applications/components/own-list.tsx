import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useAreNamesAwaited } from '../../../http/constants'
import { useOwn } from '../../../http/read'
import { LIST_PAGE } from '../../../lib/limits'
import { toPage } from '../../../lib/reading'
import { readSearch } from '../../../lib/search'
import { Nothing } from '../../../ui/nothing'
import { PagedRows } from '../../../ui/paged-rows'

interface Props<Row> {
  /** e.g. "/users/jobs/applications?tab=interview" */
  path: string
  toRow: (one: unknown) => Row | null
  children: (row: Row) => ReactNode
  /** What is said where there is nothing. */
  empty: string
  /** Where to go then. */
  way: { readonly to: string; readonly name: string }
}

/** A list of the person's own, ten a page; the page stands in the address. */
export function OwnList<Row>({ path, toRow, children, empty, way }: Props<Row>) {
  const [address] = useSearchParams()
  const { page } = readSearch(address, [])
  const joint = path.includes('?') ? '&' : '?'
  const list = useOwn(`${path}${joint}page=${page}&size=${LIST_PAGE}`, (body) => toPage(body, toRow))
  const areNamesAwaited = useAreNamesAwaited()
  const addressOf = (one: number) => {
    const next = new URLSearchParams(address)
    next.set('page', String(one))
    return `?${next}`
  }
  return (
    <PagedRows
      list={list}
      page={page}
      toPage={addressOf}
      isAwaited={areNamesAwaited}
      nothing={
        <Nothing title={empty}>
          <Link className="button button-primary" to={way.to}>
            {way.name}
          </Link>
        </Nothing>
      }
    >
      {children}
    </PagedRows>
  )
}
