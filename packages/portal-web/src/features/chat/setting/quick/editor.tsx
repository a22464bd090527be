import { QUICK_REPLIES_MAX } from '@sarika/im-engine'
import { useConnection } from '@sarika/im-engine/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { Button } from '../../../../ui/button'
import { FormFailure } from '../../../../ui/failure'
import { offerUndo } from '../../acts/offer-undo'
import { useChipsShown } from '../../box/chips-shown'
import { SwitchLine } from '../../people/switch-line'
import { moved, namesOf } from '../../rules/quick-order'
import { ReplyForm } from './reply-form'
import { ReplyRow } from './reply-row'
import { useDrag } from './use-drag'
import { type Saved, useQuickEditor } from './use-quick-editor'
import { whyUnsaved } from './words'

/** Quick replies to add, change, delete and put in order; each change is saved at once. Source: specification 5, 8. */
export function QuickEditor() {
  const { t } = useTranslation('box')
  const { t: people } = useTranslation('people')
  const { isKnown, texts, change, failure, refresh } = useQuickEditor()
  const isConnected = useConnection().state === 'connected'
  const [edited, setEdited] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { dragged, gripOf } = useDrag(list, (from, to) => void move(from, to))
  const names = namesOf(texts)
  const why = (saved: Saved) => (saved.ok ? null : whyUnsaved(saved.refusal, t, people))
  const focus = (index: number, part: string) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(part)?.focus())

  async function move(from: number, to: number) {
    const place = Math.min(Math.max(to, 0), texts.length - 1)
    if (place === from) return
    setEdited(null)
    setSaid(t('quick.moved', { place: place + 1, count: texts.length }))
    focus(place, '.quick-grip')
    const saved = await change((now) => moved(now, from, place))
    // What is behind a failed one says so itself.
    if (!saved.ok) toast(t(saved.isBehind ? 'quick.sequenceFailed' : 'quick.orderFailed'))
  }

  async function remove(index: number) {
    const text = texts[index]
    if (text === undefined) return
    if (texts.length === 1) return void toast(t('quick.keepOne'))
    focus(Math.min(index, texts.length - 2), '.quick-grip')
    const saved = await change((now) => now.toSpliced(index, 1))
    if (!saved.ok) return void toast(why(saved) ?? '')
    offerUndo({
      text: t('quick.deleted'),
      label: t('quick.undo'),
      undo: () => putBack(text, index),
      restored: () =>
        list.current?.querySelector<HTMLElement>(`[data-text="${CSS.escape(text)}"] .quick-edit`),
    })
  }

  async function putBack(text: string, index: number) {
    const saved = await change((now) =>
      now.length < QUICK_REPLIES_MAX ? now.toSpliced(index, 0, text) : now,
    )
    if (!saved.ok) toast(why(saved) ?? '')
  }

  if (!isKnown && failure !== null && isConnected)
    return (
      <FormFailure text={whyUnsaved(failure, t, people)}>
        <Button kind="small" onClick={() => void refresh()}>
          {people('privacy.retry')}
        </Button>
      </FormFailure>
    )
  if (!isKnown)
    return (
      <p className="quick-note soft" role="status">
        {t(isConnected ? 'quick.coming' : 'quick.offline')}
      </p>
    )
  return (
    <div className="quick-editor">
      {!isConnected && (
        <p className="quick-note soft" role="status">
          {t('quick.offlineEdit')}
        </p>
      )}
      {texts.length === 0 && <p className="quick-note soft">{t('quick.noneLead')}</p>}
      <ol ref={list} aria-label={t('quick.label')}>
        {texts.map((text, index) => (
          <li
            key={names[index]}
            data-text={text}
            data-dragged={dragged?.from === index || undefined}
            data-gap={gapAt(index, dragged)}
            style={dragged?.from === index ? { translate: `0 ${dragged.by}px` } : undefined}
          >
            {edited === index ? (
              <ReplyForm
                isFocused
                label={t('quick.text')}
                text={text}
                deed={t('quick.save')}
                onCancel={() => {
                  setEdited(null)
                  focus(index, '.quick-edit')
                }}
                onSave={async (next) => {
                  if (texts.some((one, at) => one === next && at !== index)) return t('quick.twice')
                  const wrong = why(await change((now) => now.with(index, next)))
                  if (wrong !== null) return wrong
                  setEdited(null)
                  focus(index, '.quick-edit')
                  return null
                }}
              />
            ) : (
              <ReplyRow
                text={text}
                grip={gripOf(index)}
                onStep={(by) => void move(index, index + by)}
                onEdit={() => setEdited(index)}
                onDelete={() => void remove(index)}
              />
            )}
          </li>
        ))}
      </ol>
      <ReplyForm
        label={t('quick.new')}
        text=""
        deed={t('quick.add')}
        closed={texts.length >= QUICK_REPLIES_MAX ? t('quick.most', { count: QUICK_REPLIES_MAX }) : null}
        onSave={async (text) =>
          texts.includes(text) ? t('quick.twice') : why(await change((now) => [...now, text]))
        }
      />
      {texts.length > 1 && <p className="quick-note soft">{t('quick.how')}</p>}
      <Shown />
      <p className="only-heard" role="status">
        {said}
      </p>
    </div>
  )
}

function Shown() {
  const { t } = useTranslation('box')
  const [isShown, show] = useChipsShown()
  return <SwitchLine title={t('quick.show')} lead={t('quick.showLead')} isOn={isShown} onChange={show} />
}

/** Where the line stands that shows where it would come. */
function gapAt(index: number, dragged: { readonly from: number; readonly to: number } | null) {
  if (dragged === null || dragged.to === dragged.from) return undefined
  if (dragged.to !== index) return undefined
  return dragged.to > dragged.from ? 'below' : 'above'
}
