import { GripVertical } from 'lucide-react'
import type { HTMLAttributes, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../lib/isolate'
import { IconButton } from '../../../../ui/icon-button'
import { Icon } from '../../../../ui/icons'
import { DiscardIcon, EditIcon } from '../../components/icons'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface Props {
  text: string
  /** What a pointer does with the grip. */
  grip: HTMLAttributes<HTMLElement>
  /** By one place, up or down. */
  onStep: (by: number) => void
  onEdit: () => void
  onDelete: () => void
}

/** One quick reply: the grip moves it by pointer, and by Alt with the arrows. */
export function ReplyRow({ text, grip, onStep, onEdit, onDelete }: Props) {
  const { t } = useTranslation('box')
  const named = { text: isolate(text) }
  const press = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    onStep(by)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Alt with the arrows works on each of its buttons
    <div className="quick-row" onKeyDown={press}>
      <IconButton className="quick-grip" label={t('quick.move', named)} title={t('quick.moveHow')} {...grip}>
        <Icon of={GripVertical} />
      </IconButton>
      <bdi className="quick-text">{text}</bdi>
      <IconButton
        className="quick-edit"
        label={t('quick.change', named)}
        title={t('quick.changeShort')}
        onClick={onEdit}
      >
        <EditIcon />
      </IconButton>
      <IconButton label={t('quick.delete', named)} title={t('quick.deleteShort')} onClick={onDelete}>
        <DiscardIcon />
      </IconButton>
    </div>
  )
}
