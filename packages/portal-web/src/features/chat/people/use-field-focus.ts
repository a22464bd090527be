import { type RefObject, useEffect, useRef } from 'react'

/** A field that opens in the place of its button takes the focus, and gives it back to the button as it closes. */
export function useFieldFocus<Field extends HTMLElement>(
  isOpen: boolean,
): {
  readonly field: RefObject<Field | null>
  readonly opener: RefObject<HTMLButtonElement | null>
} {
  const field = useRef<Field>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) field.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { field, opener }
}
