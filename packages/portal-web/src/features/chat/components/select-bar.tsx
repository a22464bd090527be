import type { ShownMessage } from '@sarika/im-engine'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon } from '../../../ui/icons'
import { actWords } from '../acts/act-words'
import { CopyIcon, EraseIcon, ForwardIcon, StarIcon } from './icons'
import { useSay } from './say'

interface Props {
  /** In the order of the conversation. */
  messages: readonly ShownMessage[]
  onForward: () => void
  onStar: () => void
  onErase: () => void
  onCopy: () => void
  onCancel: () => void
}

/** In place of the field while several messages are chosen: how many, and what can be done with them. Escape ends it. */
export function SelectBar({ messages, onForward, onStar, onErase, onCopy, onCancel }: Props) {
  const t = useSay()
  const first = useRef<HTMLButtonElement>(null)
  // The menu that led here is gone, with the button that opened it.
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && document.querySelector('dialog[open]') === null)
        onCancel()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [onCancel])
  const isNone = messages.length === 0
  return (
    <div className="select-bar" role="toolbar" aria-label={t('more.select')}>
      <IconButton ref={first} label={t('more.cancel')} onClick={onCancel}>
        <CloseIcon />
      </IconButton>
      <span role="status">{t('more.selected', { count: messages.length })}</span>
      <IconButton label={t('thread.copy')} disabled={isNone} onClick={onCopy}>
        <CopyIcon />
      </IconButton>
      <IconButton label={t('more.star')} disabled={isNone} onClick={onStar}>
        <StarIcon isOn={false} />
      </IconButton>
      <IconButton label={actWords()('erase')} disabled={isNone} onClick={onErase}>
        <EraseIcon />
      </IconButton>
      <Button disabled={isNone} onClick={onForward}>
        <ForwardIcon />
        {t('more.forward')}
      </Button>
    </div>
  )
}
