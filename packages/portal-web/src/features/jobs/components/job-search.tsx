import { isBlank } from '@sarika/im-engine/text'
import { useTranslation } from 'react-i18next'
import { useConstants, useConstantsAgain } from '../../../http/constants'
import { chosenOf, groupsOf, knownOf } from '../../../http/filters'
import type { SlotsOf } from '../../../lib/job'
import { toggled, withIds, withKeyword } from '../../../lib/search'
import { useSearch } from '../../../lib/use-search'
import { useTyped } from '../../../lib/use-typed'
import { FilterPane } from '../../../ui/filter-pane'
import { SearchFrame } from '../../../ui/search-frame'
import { JOB_FILTERS, type JobFilter, useJobs } from '../api/jobs'
import { Results } from './results'
import { SearchBox } from './search-box'
import '../../../styles/rows.css'
import '../../../styles/search.css'

/** Shown from the start. */
const OPEN: readonly JobFilter[] = ['location', 'category', 'salary']

/** All of it stands in the address: a link shows the same, and Back what was before. */
export function JobSearch({ title, slotsOf }: { title: string; slotsOf: SlotsOf }) {
  const { t } = useTranslation('jobs')
  const [asked, change] = useSearch(JOB_FILTERS)
  const constants = useConstants()
  const failed = useConstantsAgain()
  const search = knownOf(asked, constants)
  const { data, isPlaceholderData } = useJobs(search)
  const words = useTyped(search.keyword, (text) => change(withKeyword(search, text), { isTyped: true }))
  const { ids, keyword } = search

  const filterChips = chosenOf(JOB_FILTERS, ids, constants).map(({ name, id, text }) => ({
    key: `${name}-${id}`,
    name: text || String(id),
    remove: () => change(withIds(search, name, toggled(ids[name], id))),
  }))
  const wordChip = {
    key: 'keyword',
    name: `“${keyword.trim()}”`,
    remove: () => change(withKeyword(search, '')),
  }
  const chips = isBlank(keyword) ? filterChips : [...filterChips, wordChip]

  return (
    <SearchFrame
      title={title}
      box={
        <SearchBox
          words={words.input}
          location={ids.location}
          onLocation={(location) => change(withIds(search, 'location', location))}
          onSubmit={() => change(withKeyword(search, words.now()))}
        />
      }
      filters={
        <FilterPane
          groups={groupsOf(JOB_FILTERS, ids, constants, t, (name) => OPEN.includes(name))}
          onChange={(name, chosen) => change(withIds(search, name, chosen))}
          failed={failed}
        />
      }
      filterCount={filterChips.length}
      show={
        data === undefined || isPlaceholderData
          ? t('filters.showUnknown')
          : t('filters.show', { count: data.total })
      }
    >
      <Results search={search} change={change} chips={chips} slotsOf={slotsOf} />
    </SearchFrame>
  )
}
