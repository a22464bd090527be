import { useQuickReplies } from '@sarika/im-engine/react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon } from '../../../ui/icons'
import { offerUndo } from '../acts/offer-undo'
import { likeTalk } from '../rules/script-of'
import { useChipsShown } from './chips-shown'

const IN_SIGHT = 3

interface Props {
  /** Nothing is written yet: with words in the field their place is kept, so that the log stays where it is. */
  isEmpty: boolean
  /** What was said last: those in its script stand first. */
  spoken: string
  onWrite: (text: string) => void
  /** Back to the field. */
  onField: () => void
}

/** Three quick replies above the field, until the person hides them. */
export function QuickChips({ isEmpty, spoken, onWrite, onField }: Props) {
  const { t } = useTranslation('box')
  const { texts } = useQuickReplies()
  const [isShown, show] = useChipsShown()
  const hide = () => {
    onField()
    show(false)
    offerUndo({ text: t('quick.hidden'), label: t('quick.undo'), undo: () => show(true) })
  }
  if (!isShown || texts.length === 0) return null
  return (
    <fieldset className="quick-chips" aria-label={t('quick.label')} data-away={!isEmpty || undefined}>
      {[...new Set(likeTalk(texts, spoken).slice(0, IN_SIGHT))].map((text) => (
        <button key={text} type="button" className="chip" title={text} onClick={() => onWrite(text)}>
          <bdi>{text}</bdi>
        </button>
      ))}
      <IconButton label={t('quick.hide')} onClick={hide}>
        <CloseIcon />
      </IconButton>
    </fieldset>
  )
}
