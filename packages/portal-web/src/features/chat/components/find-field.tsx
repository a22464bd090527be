import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon, SearchIcon } from '../../../ui/icons'
import { SearchInput } from '../../../ui/search-input'
import { useSay } from './say'

interface Props {
  ref?: Ref<HTMLInputElement>
  label: string
  placeholder?: string
  text: string
  onChange: (text: string) => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** Takes the focus when it appears. */
  isFocused?: boolean
}

/** A field to look for something, with a way to empty it. */
export function FindField({ ref, label, placeholder, text, onChange, onKeyDown, isFocused = false }: Props) {
  const t = useSay()
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement, [])
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  return (
    <search className="find" aria-label={label}>
      <SearchIcon />
      <SearchInput
        ref={field}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <IconButton
          label={t('find.clear')}
          onClick={() => {
            onChange('')
            field.current?.focus()
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </search>
  )
}
