import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button'
import { setChoosing, useChoosing } from '../api/ticked'
import { ChooseIcon } from './icons'

/** Turns the mode on and off in which jobs of a list can be chosen, for what is done with several at once. */
export function ChooseSeveral() {
  const { t } = useTranslation('jobs')
  const isChoosing = useChoosing()
  const name = t(isChoosing ? 'results.chooseDone' : 'results.choose')
  return (
    <IconButton aria-pressed={isChoosing} label={name} onClick={() => setChoosing(!isChoosing)}>
      <ChooseIcon />
    </IconButton>
  )
}
