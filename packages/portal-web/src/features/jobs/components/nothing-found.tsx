import { useTranslation } from 'react-i18next'
import { nameIn, placeName, useConstants } from '../../../http/constants'
import { passFocus } from '../../../lib/focus-title'
import type { JobView, SlotsOf } from '../../../lib/job'
import { showSalary } from '../../../lib/salary'
import { ANY_PAY, type Search, withIds, withKeyword, withPay } from '../../../lib/search'
import type { ChangeSearch } from '../../../lib/use-search'
import { Nothing } from '../../../ui/nothing'
import type { JobFilter } from '../api/jobs'
import { type Part, useNear } from '../api/near'
import { NO_EXPERIENCE } from '../rules/facts'
import { JobRow } from './job-row'

interface Props {
  search: Search<JobFilter>
  change: ChangeSearch<JobFilter>
  slotsOf: SlotsOf
  onClear: () => void
}

const without = (search: Search<JobFilter>, part: Part): Search<JobFilter> => {
  if (part === 'keyword') return withKeyword(search, '')
  if (part === 'written') return { ...search, page: 1, language: null }
  return part === 'pay' ? withPay(search, ANY_PAY) : withIds(search, part, [])
}

/** What a job has of what was asked otherwise, e.g. "Kampot"; "": its card does not know. */
function useWorthOf() {
  const { t } = useTranslation('jobs')
  const { locations, terms, experiences, salaries } = useConstants()
  return (job: JobView, part: Part): string => {
    switch (part) {
      case 'location':
        return job.locations.map((id) => placeName(locations, id)).join('; ')
      case 'term':
        return nameIn(terms, job.termId)
      case 'experience':
        return job.experienceId === NO_EXPERIENCE
          ? t('card.noExperience')
          : nameIn(experiences, job.experienceId)
      case 'pay':
      case 'salary':
        return showSalary(job.salary, nameIn(salaries, job.salaryId), t)
      default:
        return ''
    }
  }
}

/** Says what can be left out, each by one press, and shows what comes close. */
export function NothingFound({ search, change, slotsOf, onClear }: Props) {
  const { t } = useTranslation('jobs')
  const near = useNear(search)
  const nameOf = (part: Part) => (part === 'keyword' ? `“${search.keyword.trim()}”` : t(`filters.${part}`))
  const worthOf = useWorthOf()
  const isWhole = Object.values(search.ids).every((ids) => ids.length === 0) && search.keyword === ''
  const drop = near?.drop ?? []
  return (
    <>
      <Nothing title={t('results.none')} lead={t(isWhole ? 'results.otherWords' : 'results.loosen')}>
        {near !== undefined && near.mended !== '' && (
          <button
            ref={passFocus}
            type="button"
            className="chip"
            data-on
            onClick={() => change(withKeyword(search, near.mended))}
          >
            {t('results.mended', { text: near.mended })}
          </button>
        )}
        <ul className="chips" aria-label={t('results.loosen')}>
          {drop.map(({ part, count }) => (
            <li key={part}>
              <button
                ref={passFocus}
                type="button"
                className="chip"
                onClick={() => change(without(search, part))}
              >
                {t('results.without', { name: nameOf(part) })}
                <small>{t('results.count', { count })}</small>
              </button>
            </li>
          ))}
          {!isWhole && (
            <li>
              <button ref={passFocus} type="button" className="chip chip-clear" onClick={onClear}>
                {t('filters.clear')}
              </button>
            </li>
          )}
        </ul>
      </Nothing>
      {near !== undefined && near.jobs.length > 0 && (
        <section className="close-matches" aria-labelledby="close-matches">
          <h2 id="close-matches">{t('results.close')}</h2>
          <p className="soft">{t('results.closeLead')}</p>
          <ul className="rows">
            {near.jobs.map(({ job, differs }) => {
              const slots = slotsOf(job)
              return (
                <JobRow
                  key={job.id}
                  job={job}
                  level={3}
                  {...slots}
                  mark={
                    <>
                      {differs.map((part) => (
                        <li key={part} className="tag tag-warm">
                          {worthOf(job, part) === ''
                            ? t('results.otherThan', { name: nameOf(part) })
                            : t('results.differs', { name: nameOf(part), value: worthOf(job, part) })}
                        </li>
                      ))}
                      {slots.mark}
                    </>
                  }
                />
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
