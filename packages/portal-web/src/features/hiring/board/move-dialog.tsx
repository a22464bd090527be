import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { type Card, STAGES, type Target } from './api'
import { nameOf } from './words'

interface Props {
  card: Card
  onChoose: (stage: Target) => void
  onClose: () => void
}

/** Where a card goes, for the keyboard: the arrow keys choose, Enter moves. */
export function MoveDialog({ card, onChoose, onClose }: Props) {
  const { t } = useTranslation('board')
  const targets = STAGES.filter((stage): stage is Target => stage !== 'new' && stage !== card.stage)
  const [stage, setStage] = useState<Target>(targets[0] ?? 'talked')
  return (
    <Dialog title={t('moveOf', { name: nameOf(card, t) })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onChoose(stage)
        }}
      >
        <fieldset className="board-targets" aria-label={t('move')}>
          {targets.map((one, index) => (
            <label key={one}>
              <input
                autoFocus={index === 0}
                type="radio"
                name="stage"
                checked={one === stage}
                onChange={() => setStage(one)}
              />
              {t(`stages.${one}`)}
            </label>
          ))}
        </fieldset>
        <div className="dialog-actions">
          <Button kind="quiet" onClick={onClose}>
            {t('closing.cancel')}
          </Button>
          <Button type="submit">{t('move')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
