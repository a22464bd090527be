import { MessageSquareText, Smile } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useLater } from '../../../lib/use-later'
import { IconButton } from '../../../ui/icon-button'
import { Icon } from '../../../ui/icons'
import { useBackOnlyCloses } from '../components/use-back-only-closes'
import type { PanelProps } from './panel-props'
import { usePanel } from './use-panel'
import '../../../styles/chat-box.css'

type Kind = 'quick' | 'emoji'

const LOADS: Readonly<Record<Kind, () => Promise<ComponentType<PanelProps>>>> = {
  quick: async () => (await import('./quick-list')).QuickList,
  emoji: async () => (await import('./emoji-panel')).EmojiPanel,
}
const GLYPHS = { quick: MessageSquareText, emoji: Smile }

interface Props {
  of: Kind
  onWrite: (text: string) => void
  /** Puts the focus into the field. */
  onField: () => void
}

/** A button beside the field that opens what can be written: quick replies, or emoji. Each is a script of its own. */
export function BoxTool({ of, onWrite, onField }: Props) {
  const { t } = useTranslation('box')
  const whole = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const { data: Panel, isError } = useLater<PanelProps>(`box-${of}`, isWanted, LOADS[of])
  const close = useCallback(
    (isToField: boolean) => {
      setIsOpen(false)
      if (isToField) onField()
    },
    [onField],
  )
  const onKeyDown = usePanel(whole, { isOpen, onClose: close })
  const want = () => setIsWanted(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape of what is in it
    <span ref={whole} className="box-tool" data-of={of} onKeyDown={onKeyDown}>
      <IconButton
        label={t(`${of}.open`)}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={want}
        onFocus={want}
        onClick={() => {
          want()
          if (isError) toast(t('unloaded'))
          else setIsOpen(!isOpen)
        }}
      >
        <Icon of={GLYPHS[of]} />
      </IconButton>
      {isOpen && Panel !== undefined && <Opened of={of} Panel={Panel} onWrite={onWrite} onClose={close} />}
    </span>
  )
}

/** The same without a button, open as long as it is there: what opened it stands elsewhere. */
export function BoxPanel({ of, onWrite, onField, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('box')
  const whole = useRef<HTMLSpanElement>(null)
  const { data: Panel, isError } = useLater<PanelProps>(`box-${of}`, true, LOADS[of])
  const close = useCallback(
    (isToField: boolean) => {
      onClose()
      if (isToField) onField()
    },
    [onClose, onField],
  )
  const onKeyDown = usePanel(whole, { isOpen: true, onClose: close })
  useEffect(() => {
    if (!isError) return
    toast(t('unloaded'))
    onClose()
  }, [isError, onClose, t])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape of what is in it
    <span ref={whole} className="box-tool" data-of={of} onKeyDown={onKeyDown}>
      {Panel !== undefined && <Opened of={of} Panel={Panel} onWrite={onWrite} onClose={close} />}
    </span>
  )
}

function Opened({
  of,
  Panel,
  onWrite,
  onClose,
}: PanelProps & { of: Kind; Panel: ComponentType<PanelProps> }) {
  const { t } = useTranslation('box')
  useBackOnlyCloses(useCallback(() => onClose(false), [onClose]))
  return (
    <div className="box-panel" role="dialog" aria-label={t(`${of}.label`)}>
      <Panel onWrite={onWrite} onClose={onClose} />
    </div>
  )
}
