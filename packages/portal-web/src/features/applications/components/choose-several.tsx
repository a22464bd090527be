import { useTranslation } from 'react-i18next'
import { setChoosing, useChoosing } from '../api/ticked'
import { ChooseIcon } from './icons'

/** Turns the mode on and off in which jobs of a list can be chosen, for what is done with several at once. */
export function ChooseSeveral() {
  const { t } = useTranslation('jobs')
  const isChoosing = useChoosing()
  const name = t(isChoosing ? 'results.chooseDone' : 'results.choose')
  return (
    <button
      type="button"
      className="icon-button"
      aria-pressed={isChoosing}
      aria-label={name}
      title={name}
      onClick={() => setChoosing(!isChoosing)}
    >
      <ChooseIcon />
    </button>
  )
}
