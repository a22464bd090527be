import { TEXT_MAX_GRAPHEMES } from '@sarika/im-engine'
import type { Composer as ComposerState } from '@sarika/im-engine/react'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { texts } from '../../../i18n/en'
import { SendIcon } from '../../../ui/icons'
import { refusalInWords } from '../rules/words'

/** From here on the field says how much is left, characters. */
const COUNT_FROM = TEXT_MAX_GRAPHEMES - 100

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Old Chromium and Safari tell the Enter that ends a composition only by this code. */
const COMPOSING_KEY = 229

export function Composer({ composer, name }: { composer: ComposerState; name: string }) {
  const { text, setText, send, refusal } = composer
  const id = useId()
  const words = texts.composer
  const count = text.length < COUNT_FROM ? 0 : [...graphemes.segment(text)].length

  const sendTyped = () => {
    if (text.trim() !== '') void send()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sendTyped()
  }
  const press = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === COMPOSING_KEY) return
    event.preventDefault()
    sendTyped()
  }

  return (
    <form className="composer" onSubmit={submit}>
      <div className="composer-note" role="alert">
        {refusal !== null && <p className="composer-refusal">{refusalInWords(refusal)}</p>}
      </div>
      <div className="composer-line">
        <textarea
          rows={1}
          value={text}
          placeholder={words.placeholder}
          aria-label={words.label(name)}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={press}
          dir="auto"
        />
        <button type="submit" className="send" aria-label={words.send} title={words.hint}>
          <SendIcon />
        </button>
      </div>
      <p id={`${id}-hint`} className="only-heard">
        {words.hint}
      </p>
      {count > COUNT_FROM && (
        <p className="composer-count" data-over={count > TEXT_MAX_GRAPHEMES}>
          {words.left(TEXT_MAX_GRAPHEMES - count)}
        </p>
      )}
    </form>
  )
}
