import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAreNamesAwaited, useConstants, useConstantsAgain } from '../../../http/constants'
import { chosenOf, groupsOf, knownOf } from '../../../http/filters'
import type { Company } from '../../../lib/company'
import { passFocus } from '../../../lib/focus-title'
import { SEARCH } from '../../../lib/limits'
import { toAddress, toggled, withIds, withKeyword, withoutFilters } from '../../../lib/search'
import { useSearch } from '../../../lib/use-search'
import { useTyped } from '../../../lib/use-typed'
import { FilterChips } from '../../../ui/filter-chips'
import { FilterPane } from '../../../ui/filter-pane'
import { Nothing } from '../../../ui/nothing'
import { PagedRows } from '../../../ui/paged-rows'
import { SearchFrame } from '../../../ui/search-frame'
import { SearchField } from '../../../ui/search-input'
import { COMPANY_FILTERS, useCompanies } from '../api/companies'
import { CompanyRow } from './company-row'
import '../../../styles/rows.css'
import '../../../styles/search.css'
import '../../../styles/company.css'

interface Props {
  title: string
  /** What there is to do about a company, of another feature. */
  actionsOf: (company: Company) => ReactNode
}

/** Companies, searched as jobs are: all of it stands in the address. */
export function CompanySearch({ title, actionsOf }: Props) {
  const { t } = useTranslation('jobs')
  const [asked, change] = useSearch(COMPANY_FILTERS)
  const constants = useConstants()
  const failed = useConstantsAgain()
  const search = knownOf(asked, constants)
  const companies = useCompanies(search)
  const { data, isPlaceholderData } = companies
  const areNamesAwaited = useAreNamesAwaited()
  const words = useTyped(search.keyword, (text) => change(withKeyword(search, text), { isTyped: true }))
  const { ids } = search

  const chips = chosenOf(COMPANY_FILTERS, ids, constants).map(({ name, id, text }) => ({
    key: `${name}-${id}`,
    name: text || String(id),
    remove: () => change(withIds(search, name, toggled(ids[name], id))),
  }))
  const clear = () => change(withKeyword(withoutFilters(search), ''))

  return (
    <SearchFrame
      title={title}
      box={
        <search>
          <SearchField
            label={t('company.keyword')}
            maxLength={SEARCH.text}
            placeholder={t('company.keywordHint')}
            {...words.input}
          />
        </search>
      }
      filters={
        <FilterPane
          groups={groupsOf(COMPANY_FILTERS, ids, constants, t, () => true)}
          onChange={(name, chosen) => change(withIds(search, name, chosen))}
          failed={failed}
        />
      }
      filterCount={chips.length}
      show={
        data === undefined || isPlaceholderData
          ? t('filters.showUnknown')
          : t('filters.show', { count: data.total })
      }
    >
      <p className="results-count" role="status">
        {data !== undefined && t('company.count', { count: data.total })}
      </p>
      <FilterChips label={t('filters.active')} chips={chips} onClear={clear} />
      <PagedRows
        list={companies}
        page={search.page}
        toPage={(page) => `?${toAddress({ ...search, page })}`}
        isAwaited={areNamesAwaited}
        nothing={
          <Nothing title={t('company.none')}>
            <button ref={passFocus} type="button" className="button button-small" onClick={clear}>
              {t('filters.clear')}
            </button>
          </Nothing>
        }
      >
        {(company) => <CompanyRow key={company.id} company={company} actions={actionsOf(company)} />}
      </PagedRows>
    </SearchFrame>
  )
}
