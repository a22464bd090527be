import { useConnection, useQuickReplies } from '@sarika/im-engine/react'
import { Settings2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icons'
import { toSetting } from '../rules/places'
import { namesOf } from '../rules/quick-order'
import { useChipsShown } from './chips-shown'
import type { PanelProps } from './panel-props'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** All quick replies above the field: one press, or Enter, writes one; nothing is sent. Arrows go through them. */
export function QuickList({ onWrite, onClose }: PanelProps) {
  const { t } = useTranslation('box')
  const { isKnown, texts } = useQuickReplies()
  const isConnected = useConnection().state === 'connected'
  const [isShown, show] = useChipsShown()
  const names = namesOf(texts)
  const list = useRef<HTMLDivElement>(null)
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('button, a') ?? [])]
  const hasAny = texts.length > 0
  // The first that can be pressed, as soon as there is one.
  useEffect(() => buttons()[0]?.focus({ preventScroll: true }), [hasAny])
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLElement)
    all[(at + step + all.length) % all.length]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrows of what is in it
    <div ref={list} className="quick-list" onKeyDown={press}>
      <div className="quick-texts">
        {texts.map((text, index) => (
          <button
            key={names[index]}
            type="button"
            onClick={() => {
              onWrite(text)
              onClose(true)
            }}
          >
            <bdi>{text}</bdi>
          </button>
        ))}
      </div>
      {!hasAny && (
        <p className="soft" role="status">
          {isKnown ? t('quick.none') : isConnected ? t('quick.coming') : t('quick.offline')}
        </p>
      )}
      <footer>
        <Link to={toSetting('quick')}>
          <Icon of={Settings2} />
          {t('quick.edit')}
        </Link>
        {hasAny && !isShown && (
          <button type="button" onClick={() => show(true)}>
            {t('quick.show')}
          </button>
        )}
      </footer>
    </div>
  )
}
