import { type RefObject, useEffect, useState } from 'react'

/**
 * A value as it was when a pointer went down on `place`, until that is up again: an element that moves under a press gets
 * no click.
 */
export function useAtRest<T>(place: RefObject<HTMLElement | null>, value: T): T {
  const [isPressed, setIsPressed] = useState(false)
  const [held, setHeld] = useState(value)
  if (!isPressed && held !== value) setHeld(value)

  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && place.current?.contains(event.target)) setIsPressed(true)
    }
    // The click comes right after the pointer is up, before any other task.
    const release = () => setTimeout(() => setIsPressed(false))
    addEventListener('pointerdown', press)
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    // A menu of the browser takes the rest of the press.
    addEventListener('contextmenu', release)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
      removeEventListener('contextmenu', release)
    }
  }, [place])
  return isPressed ? held : value
}
