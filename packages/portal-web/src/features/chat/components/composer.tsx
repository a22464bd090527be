import type { ShownMessage } from '@sarika/im-engine'
import type { Composer as ComposerState } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isComposing } from '../../../lib/is-composing'
import { useIsHandset, useIsPhone } from '../../../lib/page-state'
import { keepToastsAbove } from '../../../lib/toasts-above'
import { useLater } from '../../../lib/use-later'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon } from '../../../ui/icons'
import { Clip } from '../box/clip'
import { ClipMenu } from '../box/clip-menu'
import { QuickChips } from '../box/quick-chips'
import { BoxPanel, BoxTool } from '../box/tool'
import { HiringMenu } from '../hiring/hiring-menu'
import { useTable } from '../hiring/table'
import { LinkAbove } from '../links/link-above'
import type { Linked } from '../links/use-link-preview'
import type { Spoken } from '../media/sound'
import { type Chosen, edit, type Member, meant, type Typing, typingAt, writeMention } from '../rules/mention'
import { refusalInWords } from '../rules/refusals'
import { writeAt, writeSentence } from '../rules/writing'
import { CharactersCount, countedLeft } from './characters-count'
import { passFocusToLog } from './focus-log'
import { ReplyIcon, SendIcon, VoiceIcon } from './icons'
import { MentionList } from './mention-list'
import { Quote } from './quote'
import { Rewriting } from './rewriting'
import { useSay } from './say'
import type { Talk } from './talk'
import type { Again } from './use-again'
import type { Tray } from './use-tray'
import { useTypedLetters } from './use-typed-letters'

/** The list, and what makes files ready to be sent. */
const loadTray = async () => {
  const [{ FileTray }] = await Promise.all([import('./file-tray'), import('../media/prepare')])
  return FileTray
}
const loadRecorder = async () => (await import('./voice-recorder')).VoiceRecorder

interface Props {
  ref: Ref<HTMLTextAreaElement>
  composer: ComposerState
  name: string
  /** Of a group: who can be mentioned. */
  members: readonly Member[]
  me: string
  /** Who was chosen in what is typed. */
  mentioned: Chosen
  onMentioned: (change: (mentioned: Chosen) => Chosen) => void
  /** What the draft answers, as Quote takes it. */
  answered: ShownMessage | null | undefined
  /** What was said last; "" = nothing that has words. */
  spoken: string
  nameOf: Talk['nameOf']
  /** The message that is written again. */
  again: Pick<Again, 'first' | 'cancel'>
  /** Of the link that is written: it goes with the next press of Send. */
  linked: Linked
  /** The files that go with the next press of Send. */
  tray: Tray
  onVoice: (spoken: Spoken) => void
  /** The group takes neither files nor voice messages from its plain members. */
  isWordsOnly: boolean
  /** Where only words can be sent, and no cards: what stands above the field in place of quick replies. false: elsewhere. */
  asking: ReactNode
  placeholder: string
  /** Takes the focus when it appears. */
  isFocused: boolean
  onSend: () => void
  /** Up in an empty field; with Alt to what can be done with the last own message, whatever it is. */
  onUp: (isToActs: boolean) => void
}

/** The field in which one writes: Enter sends but on a phone, "@" offers the members of a group, Escape ends an answer. */
export function Composer(props: Props) {
  const { ref, composer, name, members, me, mentioned, onMentioned } = props
  const {
    answered,
    spoken,
    nameOf,
    again,
    linked,
    tray,
    onVoice,
    isWordsOnly,
    asking,
    placeholder,
    isFocused,
    onSend,
    onUp,
  } = props
  const { text, setText, quoteId, setQuote, refusal } = composer
  const id = useId()
  const t = useSay()
  const field = useRef<HTMLTextAreaElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [isSpeaking, setIsSpeaking] = useState(false)
  /** The quick replies are open by the menu of the clip. */
  const [hasQuick, setHasQuick] = useState(false)
  const isPhone = useIsPhone()
  // A keyboard on a screen has no Shift+Enter: there Enter begins a line, and the button sends.
  const isHandset = useIsHandset()
  const hint = t(isHandset ? 'composer.hintPhone' : 'composer.hint')
  const table = useTable()
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
  useTypedLetters(field)
  // Who opens a conversation may write at once; on a phone that would raise the keyboard.
  useEffect(() => {
    if (isFocused && !isPhone) field.current?.focus({ preventScroll: true })
  }, [isFocused, isPhone])

  // Fetched before they are wanted: a network that goes takes neither.
  const { data: FileTray } = useLater('file-tray', true, loadTray)
  const { data: VoiceRecorder, isError: isMute } = useLater('voice-recorder', true, loadRecorder)
  const isNothing = isBlank(text) && !tray.canSend
  const send = () => {
    if (!isNothing && !tray.isSending) onSend()
  }
  const endVoice = () => {
    setIsSpeaking(false)
    requestAnimationFrame(() => field.current?.focus())
  }
  const mention = (who: Member, at: Typing) => {
    const written = writeMention(edit(mentioned, text), at, who)
    setText(written.text)
    onMentioned(() => written)
    setChosen(0)
    setCaret(written.caret)
    field.current?.focus()
    // React sets the value after this; the caret would go to the end.
    requestAnimationFrame(() => field.current?.setSelectionRange(written.caret, written.caret))
  }

  /** Writes something that was chosen where the caret stands. */
  const write = (make: typeof writeAt, piece: string) => {
    const { selectionStart, selectionEnd } = field.current ?? { selectionStart: caret, selectionEnd: caret }
    const written = make(text, selectionStart, selectionEnd, piece)
    setText(written.text)
    onMentioned((before) => edit(edit(before, text), written.text, written.caret))
    setCaret(written.caret)
    requestAnimationFrame(() => field.current?.setSelectionRange(written.caret, written.caret))
  }
  const focusField = useCallback(() => field.current?.focus(), [])
  const chooseFiles = () => files.current?.click()
  const closeQuick = useCallback(() => setHasQuick(false), [])
  const quick = {
    of: 'quick',
    onWrite: (piece: string) => write(writeSentence, piece),
    onField: focusField,
  } as const

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
    if (event.key === 'Escape' && again.first !== null) again.cancel()
    else if (event.key === 'Escape' && quoteId !== null) setQuote(null)
    else if (event.key === 'ArrowUp' && text === '') onUp(event.altKey)
    else if (event.key === 'Enter' && !event.shiftKey && !isHandset) send()
    else return
    event.preventDefault()
  }

  return (
    <form
      ref={keepToastsAbove}
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
      {again.first !== null && <Rewriting first={again.first} onCancel={again.cancel} />}
      {quoteId !== null && (
        <div className="composer-reply">
          <ReplyIcon />
          <div className="quote">
            {answered != null && (
              <span className="only-heard">{t('composer.replyTo', { name: nameOf(answered) })}</span>
            )}
            <Quote message={answered} author={answered == null ? '' : nameOf(answered)} />
          </div>
          <IconButton
            label={t('composer.cancelReply')}
            onClick={() => {
              setQuote(null)
              field.current?.focus()
            }}
          >
            <CloseIcon />
          </IconButton>
        </div>
      )}
      <div className="composer-note" role="alert">
        {refusal !== null && <p className="composer-refusal">{refusalInWords(refusal, t)}</p>}
      </div>
      {asking !== false ? (
        asking
      ) : (
        <QuickChips
          isEmpty={text === '' && quoteId === null}
          spoken={spoken}
          onWrite={(piece) => {
            write(writeSentence, piece)
            focusField()
          }}
          onField={focusField}
        />
      )}
      <LinkAbove linked={linked} />
      {tray.items.length > 0 && FileTray !== undefined && <FileTray tray={tray} />}
      <div className="composer-line" hidden={isSpeaking && !isMute}>
        <input
          ref={files}
          type="file"
          multiple
          hidden
          aria-label={t('media.attach')}
          onChange={({ currentTarget }) => {
            tray.add(currentTarget.files ?? [])
            // The same file can be chosen again.
            currentTarget.value = ''
            field.current?.focus()
          }}
        />
        {asking !== false ? null : isHandset ? (
          <>
            <ClipMenu onFiles={isWordsOnly ? null : chooseFiles} onQuick={() => setHasQuick(true)} />
            {hasQuick && <BoxPanel {...quick} onClose={closeQuick} />}
          </>
        ) : (
          <>
            <Clip onFiles={isWordsOnly ? null : chooseFiles} />
            <BoxTool {...quick} />
            {table !== null && <HiringMenu table={table} />}
          </>
        )}
        <textarea
          ref={field}
          rows={1}
          value={text}
          placeholder={placeholder}
          aria-label={t('composer.label', { name })}
          aria-describedby={`${id}-hint`}
          enterKeyHint={isHandset ? 'enter' : 'send'}
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
          onPaste={(event) => {
            const { clipboardData } = event
            // A text that comes with its picture, as from a document, is pasted as a text.
            if (isWordsOnly || clipboardData.files.length === 0) return
            if (clipboardData.types.includes('text/plain')) return
            event.preventDefault()
            tray.add(clipboardData.files)
          }}
          dir="auto"
        />
        <BoxTool of="emoji" onWrite={(piece) => write(writeAt, piece)} onField={focusField} />
        <IconButton
          className="speak"
          label={t('media.speak')}
          hidden={isWordsOnly}
          aria-disabled={isMute || undefined}
          onClick={() => setIsSpeaking(!isMute)}
        >
          <VoiceIcon />
        </IconButton>
        <button
          type="submit"
          className="round-button send"
          aria-label={t('composer.send')}
          title={hint}
          aria-disabled={isNothing || tray.isSending || undefined}
          // The field keeps the focus: one goes on writing, and the keyboard of a phone stays.
          onMouseDown={(event) => event.preventDefault()}
        >
          <SendIcon />
        </button>
      </div>
      {isSpeaking && VoiceRecorder !== undefined && (
        <VoiceRecorder
          onSend={(spoken) => {
            onVoice(spoken)
            endVoice()
          }}
          onClose={endVoice}
        />
      )}
      <p id={`${id}-hint`} className="only-heard">
        {hint}
      </p>
      <CharactersCount left={left} />
    </form>
  )
}
