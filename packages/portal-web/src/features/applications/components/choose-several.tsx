import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { setChoosing, useChoosing } from '../api/ticked'

/** Turns the mode on and off in which jobs of a list can be chosen, for what is done with several at once. */
export function ChooseSeveral() {
  const { t } = useTranslation('jobs')
  const isChoosing = useChoosing()
  return (
    <Button kind="quiet" aria-pressed={isChoosing} onClick={() => setChoosing(!isChoosing)}>
      {t(isChoosing ? 'results.chooseDone' : 'results.choose')}
    </Button>
  )
}
