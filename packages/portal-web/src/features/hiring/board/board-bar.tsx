import { useTranslation } from 'react-i18next'
import { type Choice, isProvince, nameIn, useConstants } from '../../../http/constants'
import { showAgo } from '../../../lib/dates'
import { titleOf } from '../../../lib/job'
import { useDay } from '../../../lib/use-day'
import type { Counts, JobCounts, Narrowed } from './api'
import { STAGES, type Stage } from './api'

export interface BarProps {
  jobs: readonly JobCounts[]
  counts: Counts
  narrowed: Narrowed
  /** The shown column, where there is room for one. */
  stage: Stage
  isList: boolean
  onNarrow: (change: Partial<Narrowed>) => void
  onStage: (stage: Stage) => void
  onList: (isList: boolean) => void
}

interface PickProps {
  label: string
  any: string
  value: number
  options: readonly { readonly id: number; readonly name: string }[]
  onPick: (id: number) => void
}

function Pick({ label, any, value, options, onPick }: PickProps) {
  return (
    <label className="board-pick">
      <span className="only-heard">{label}</span>
      <select
        className="select"
        value={String(value)}
        data-on={value > 0 || undefined}
        onChange={({ target }) => onPick(Number(target.value))}
      >
        <option value="0">{any}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

const sumOf = (counts: Counts): number => STAGES.reduce((sum, stage) => sum + counts[stage], 0)

/** Which job it is, how it is shown, and what it is narrowed down to. */
export function BoardBar(props: BarProps) {
  const { jobs, counts, narrowed, stage, isList, onNarrow, onStage, onList } = props
  const { t } = useTranslation('board')
  const constants = useConstants()
  const now = useDay()
  const job = jobs.find(({ id }) => id === narrowed.jobId)
  const shown = job?.counts ?? counts
  const end =
    job === undefined
      ? ''
      : !job.isOpen || (job.closesAt > 0 && job.closesAt < now)
        ? t('closed')
        : job.closesAt > 0
          ? t('closes', { date: showAgo(job.closesAt, now) })
          : ''
  const named = (choices: readonly Choice[]) => choices.map(({ id }) => ({ id, name: nameIn(choices, id) }))
  return (
    <div className="board-bar">
      <div className="board-job">
        <Pick
          label={t('job')}
          any={t('all')}
          value={narrowed.jobId}
          options={jobs.map((one) => ({ id: one.id, name: `${titleOf(one)} (${sumOf(one.counts)})` }))}
          onPick={(jobId) => onNarrow({ jobId })}
        />
        <p className="soft">{[t('total', { count: sumOf(shown) }), end].filter(Boolean).join(' · ')}</p>
      </div>
      <fieldset className="segments board-views" aria-label={t('view')}>
        <button type="button" aria-pressed={!isList} onClick={() => onList(false)}>
          {t('asBoard')}
        </button>
        <button type="button" aria-pressed={isList} onClick={() => onList(true)}>
          {t('asList')}
        </button>
      </fieldset>
      <Pick
        label={t('language')}
        any={t('anyLanguage')}
        value={narrowed.languageId}
        options={named(constants.languages)}
        onPick={(languageId) => onNarrow({ languageId })}
      />
      <Pick
        label={t('place')}
        any={t('anyPlace')}
        value={narrowed.locationId}
        options={named(constants.locations.filter((place) => isProvince(place.id) && !place.isRemote))}
        onPick={(locationId) => onNarrow({ locationId })}
      />
      <label className="switch-line board-names">
        <span>{t('hideNames')}</span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-checked={!narrowed.hasNames}
          checked={!narrowed.hasNames}
          onChange={({ target }) => onNarrow({ hasNames: !target.checked })}
        />
      </label>
      <ul className="chips board-stages">
        {STAGES.map((one) => (
          <li key={one}>
            <button
              type="button"
              className="chip"
              aria-pressed={one === stage}
              data-on={one === stage || undefined}
              onClick={() => onStage(one)}
            >
              {t(`stages.${one}`)} <small>{shown[one]}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
