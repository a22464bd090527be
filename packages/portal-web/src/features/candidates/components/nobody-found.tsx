import { useTranslation } from 'react-i18next'
import { useConstants } from '../../../http/constants'
import { Nothing } from '../../../ui/nothing'
import { type Asked, type ChangeAsked, toAddress, withoutFilters } from '../rules/asked'
import { droppable } from '../rules/chips'
import { ChipButton } from './filter-line'

/** In the place of rows: what can be dropped to see more. A filter of the address that no list names has no chip of its own. */
export function NobodyFound({ asked, change }: { asked: Asked; change: ChangeAsked }) {
  const { t } = useTranslation('scouting')
  const { t: say } = useTranslation('jobs')
  const chips = droppable(asked, useConstants(), t, say)
  const isAsked = toAddress({ ...asked, ...{ page: 1, jobId: 0, sort: null } }).size > 0
  if (!isAsked) return <Nothing title={t('none.title')} lead={t('none.lead')} />
  return (
    <Nothing title={t('none.found')} {...(chips.length > 0 && { lead: t('none.drop') })}>
      <div className="chips">
        {chips.map((chip) => (
          <ChipButton key={chip.key} chip={chip} change={change} />
        ))}
        <button
          type="button"
          className="chip chip-clear"
          onClick={() => change({ ...withoutFilters(asked), keyword: '' })}
        >
          {t('filters.clear')}
        </button>
      </div>
    </Nothing>
  )
}
