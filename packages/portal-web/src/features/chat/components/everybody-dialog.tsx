import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'

interface Props {
  text: string
  /** The field, where one goes on. */
  opener: RefObject<HTMLElement | null>
  onSend: () => void
  onClose: () => void
}

/** Asks before a text leaves for everybody, and shows it once more. Source: S-MGR-12. */
export function EverybodyDialog({ text, opener, onSend, onClose }: Props) {
  const { t } = useTranslation('typing')
  return (
    <Dialog title={t('everybody.ask')} opener={opener} isAtTitle onClose={onClose}>
      <blockquote className="to-everybody" dir="auto">
        {text}
      </blockquote>
      <p className="soft">{t('everybody.hint')}</p>
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t('everybody.keep')}
        </Button>
        <Button
          onClick={() => {
            onClose()
            onSend()
          }}
        >
          {t('everybody.send')}
        </Button>
      </div>
    </Dialog>
  )
}
