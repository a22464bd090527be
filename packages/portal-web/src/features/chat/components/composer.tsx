import type { GroupItem, ShownMessage } from '@sarika/im-engine'
import type { Composer as ComposerState } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isComposing } from '../../../lib/is-composing'
import { useIsPhone } from '../../../lib/page-state'
import { CloseIcon } from '../../../ui/icons'
import { type Chosen, edit, meant, type Typing, typingAt, writeMention } from '../rules/mention'
import { refusalInWords } from '../rules/words'
import { CharactersCount, countedLeft } from './characters-count'
import { passFocusToLog } from './focus-log'
import { ReplyIcon, SendIcon } from './icons'
import { MentionList } from './mention-list'
import { Quote } from './quote'
import { useSay } from './say'
import type { Talk } from './talk'

interface Props {
  ref: Ref<HTMLTextAreaElement>
  composer: ComposerState
  name: string
  /** Of a group: who can be mentioned. */
  members: GroupItem['members']
  me: string
  /** Who was chosen in what is typed. */
  mentioned: Chosen
  onMentioned: (change: (mentioned: Chosen) => Chosen) => void
  /** What the draft answers, as Quote takes it. */
  answered: ShownMessage | null | undefined
  nameOf: Talk['nameOf']
  /** Takes the focus when it appears. */
  isFocused: boolean
  onSend: () => void
  /** Up in an empty field. */
  onUp: () => void
}

/** The field in which one writes: Enter sends, "@" offers the members of a group, Escape ends an answer. */
export function Composer(props: Props) {
  const { ref, composer, name, members, me, mentioned, onMentioned } = props
  const { answered, nameOf, isFocused, onSend, onUp } = props
  const { text, setText, quoteId, setQuote, refusal } = composer
  const id = useId()
  const t = useSay()
  const field = useRef<HTMLTextAreaElement>(null)
  const isPhone = useIsPhone()
  const [caret, setCaret] = useState(0)
  /** The mention that was waved off, by where it begins. */
  const [dismissed, setDismissed] = useState(-1)
  const [chosen, setChosen] = useState(0)
  const left = countedLeft(text)
  const typing = members.length === 0 ? null : typingAt(text, caret)
  const isChosen = edit(mentioned, text).places.some(([, start]) => start === typing?.from)
  const offered = typing === null || typing.from === dismissed || isChosen ? [] : meant(members, me, typing)
  const at = Math.min(chosen, offered.length - 1)

  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement, [])
  useLayoutEffect(() => passFocusToLog(field.current), [])
  // Who opens a conversation may write at once; on a phone that would raise the keyboard.
  useEffect(() => {
    if (isFocused && !isPhone) field.current?.focus({ preventScroll: true })
  }, [isFocused, isPhone])

  const send = () => {
    if (!isBlank(text)) onSend()
  }
  const mention = (who: GroupItem['members'][number], at: Typing) => {
    const written = writeMention(edit(mentioned, text), at, who)
    setText(written.text)
    onMentioned(() => written)
    setChosen(0)
    setCaret(written.caret)
    field.current?.focus()
    // React sets the value after this; the caret would go to the end.
    requestAnimationFrame(() => field.current?.setSelectionRange(written.caret, written.caret))
  }

  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const one = offered[at]
    if (one !== undefined && typing !== null) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) {
        setChosen((at + step + offered.length) % offered.length)
        return event.preventDefault()
      }
      if (event.key === 'Enter' || event.key === 'Tab') {
        mention(one, typing)
        return event.preventDefault()
      }
      if (event.key === 'Escape') {
        setDismissed(typing.from)
        return event.preventDefault()
      }
    }
    if (event.key === 'Escape' && quoteId !== null) setQuote(null)
    else if (event.key === 'ArrowUp' && text === '') onUp()
    else if (event.key === 'Enter' && !event.shiftKey) send()
    else return
    event.preventDefault()
  }

  return (
    <form
      className="composer"
      // Nothing here is the browser's to judge, and to ask would cost a style of the page before each message.
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      {offered.length > 0 && typing !== null && (
        <MentionList
          id={`${id}-members`}
          members={offered}
          at={at}
          onChoose={(who) => mention(who, typing)}
        />
      )}
      {quoteId !== null && (
        <div className="composer-reply">
          <ReplyIcon />
          <div className="quote">
            {answered != null && (
              <span className="only-heard">{t('composer.replyTo', { name: nameOf(answered) })}</span>
            )}
            <Quote message={answered} author={answered == null ? '' : nameOf(answered)} />
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label={t('composer.cancelReply')}
            onClick={() => {
              setQuote(null)
              field.current?.focus()
            }}
          >
            <CloseIcon />
          </button>
        </div>
      )}
      <div className="composer-note" role="alert">
        {refusal !== null && <p className="composer-refusal">{refusalInWords(refusal, t)}</p>}
      </div>
      <div className="composer-line">
        <textarea
          ref={field}
          rows={1}
          value={text}
          placeholder={t('composer.placeholder')}
          aria-label={t('composer.label', { name })}
          aria-describedby={`${id}-hint`}
          {...(offered.length > 0
            ? { 'aria-controls': `${id}-members`, 'aria-activedescendant': `${id}-members-${at}` }
            : {})}
          onChange={({ currentTarget }) => {
            const { value, selectionStart } = currentTarget
            setText(value)
            onMentioned((before) => edit(edit(before, text), value, selectionStart))
            setCaret(selectionStart)
            setChosen(0)
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={press}
          onBlur={composer.onBlur}
          dir="auto"
        />
        <button
          type="submit"
          className="round-button send"
          aria-label={t('composer.send')}
          title={t('composer.hint')}
          aria-disabled={isBlank(text) || undefined}
          // The field keeps the focus: one goes on writing, and the keyboard of a phone stays.
          onMouseDown={(event) => event.preventDefault()}
        >
          <SendIcon />
        </button>
      </div>
      <p id={`${id}-hint`} className="only-heard">
        {t('composer.hint')}
      </p>
      <CharactersCount left={left} />
    </form>
  )
}
