import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { choiceName, useConstants, wholeHint } from '../../../http/constants'
import { isComposing } from '../../../lib/is-composing'
import { SEARCH, SUGGEST_MS } from '../../../lib/limits'
import { usePause } from '../../../lib/use-pause'
import type { TypedInput } from '../../../lib/use-typed'
import { CloseIcon, PlaceIcon, SearchIcon } from '../../../ui/icons'
import { Logo } from '../../../ui/logo'
import { Marked } from '../../../ui/marked'
import { SearchInput } from '../../../ui/search-input'
import { forgetPast, notePast, usePastSearches, useSuggestions } from '../api/suggestions'
import { type Option, optionsOf } from '../rules/options'
import { PastIcon } from './icons'

interface Props {
  /** What the input of the words takes. */
  words: TypedInput
  /** These words are looked for, at once. */
  onWords: (text: string) => void
  /** A place was meant, not words. */
  onPlace: (id: number) => void
  /** Whether somebody is at it: what is typed may be the beginning of a word. */
  onTyping: (isTyping: boolean) => void
}

const keyOf = (option: Option): string => `${option.kind} ${'text' in option ? option.text : option.id}`

/** What an option is drawn as: what it is, its name, and how much it finds. */
function Face({ option, typed }: { option: Option; typed: string }): ReactNode {
  const { t } = useTranslation('jobs')
  const { locations } = useConstants()
  switch (option.kind) {
    case 'past':
      return (
        <>
          <PastIcon />
          <bdi>{option.text}</bdi>
        </>
      )
    case 'words':
      return (
        <>
          <SearchIcon />
          {t('suggest.search', { text: option.text })}
        </>
      )
    case 'mended':
      return (
        <>
          <SearchIcon />
          {t('results.mended', { text: option.text })}
        </>
      )
    case 'title':
      return (
        <>
          <SearchIcon />
          <Marked text={option.text} wanted={typed} />
          <small>{t('results.count', { count: option.count })}</small>
        </>
      )
    case 'company':
      return (
        <>
          <Logo size="s" id={option.id} industryId={option.industryId} />
          <Marked text={option.name} wanted={typed} />
          <small>{t('company.jobCount', { count: option.jobCount })}</small>
        </>
      )
    case 'place':
      return (
        <>
          <PlaceIcon />
          {t('suggest.in', { place: choiceName(locations, option.id, t) })}{' '}
          {wholeHint(locations, option.id, t)}
        </>
      )
  }
}

/** The field for what is looked for, with what it may become while it is typed. */
export function SuggestField({ words, onWords, onPlace, onTyping }: Props) {
  const { t } = useTranslation('jobs')
  const id = useId()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  /** Of the options, -1 = what is typed itself. */
  const [active, setActive] = useState(-1)
  const [isWriting, setIsWriting] = useState(false)
  const past = usePastSearches()
  const text = usePause(words.value, SUGGEST_MS)
  const found = useSuggestions(text, isOpen && !isWriting)
  const groups = isOpen ? optionsOf(words.value, past, found) : []
  const options = groups.flatMap((group) => group.options)

  const close = () => {
    setIsOpen(false)
    setActive(-1)
    onTyping(false)
  }
  const lookFor = (text: string) => {
    close()
    notePast(text)
    onWords(text)
  }
  const choose = (option: Option) => {
    if (option.kind === 'company') {
      close()
      void navigate(`/company/${option.id}`)
    } else if (option.kind === 'place') {
      close()
      onPlace(option.id)
    } else lookFor(option.text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const last = options.length - 1
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return setIsOpen(true)
      const next = active + (event.key === 'ArrowDown' ? 1 : -1)
      setActive(next > last ? -1 : next < -1 ? last : next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const option = options[active]
      if (option === undefined) lookFor(words.value)
      else choose(option)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }
  const idOf = (option: Option) => `${id}-${options.indexOf(option)}`
  const isShown = options.length > 0

  return (
    <div className="search-field suggest-field" data-typed={words.value !== '' || undefined}>
      <label htmlFor={id}>{t('search.what')}</label>
      <SearchIcon />
      <SearchInput
        {...words}
        id={id}
        role="combobox"
        maxLength={SEARCH.text}
        placeholder={t('search.whatHint')}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 && isShown ? `${id}-${active}` : undefined}
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
        onBlur={close}
        onChange={(event) => {
          words.onChange(event)
          setIsOpen(true)
          setActive(-1)
          onTyping(true)
        }}
        onCompositionStart={() => {
          words.onCompositionStart()
          setIsWriting(true)
        }}
        onCompositionEnd={() => {
          words.onCompositionEnd()
          setIsWriting(false)
        }}
        onKeyDown={onKeyDown}
      />
      {words.value !== '' && (
        <button
          type="button"
          className="field-action"
          aria-label={t('search.empty')}
          title={t('search.empty')}
          onClick={() => onWords('')}
        >
          <CloseIcon />
        </button>
      )}
      {/* The field keeps the focus. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has nothing to do but keep the focus where it is */}
      <div className="suggest" hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
        <div id={`${id}-list`} role="listbox" aria-label={t('suggest.label')}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, no fieldsets
            <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
              <p id={`${id}-${group.name}`} className="suggest-head" hidden={group.name === 'words'}>
                {t(`suggest.${group.name}`)}
              </p>
              {group.options.map((option) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points at it
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has its keys
                <div
                  key={keyOf(option)}
                  id={idOf(option)}
                  role="option"
                  className="suggest-option"
                  aria-selected={options.indexOf(option) === active}
                  onClick={() => choose(option)}
                >
                  <Face option={option} typed={words.value} />
                </div>
              ))}
            </div>
          ))}
        </div>
        {groups.some(({ name }) => name === 'recent') && words.value === '' && (
          <button type="button" className="button button-quiet" onClick={forgetPast}>
            {t('suggest.forget')}
          </button>
        )}
      </div>
    </div>
  )
}
