import { type KeyboardEvent, type RefObject, useEffect } from 'react'

/** What opens above the field: Escape and a press elsewhere close it, and the focus goes on in the field. */
export function usePanel(
  panel: RefObject<HTMLElement | null>,
  { isOpen, onClose }: { isOpen: boolean; onClose: (isToField: boolean) => void },
) {
  useEffect(() => {
    if (!isOpen) return
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && panel.current?.contains(target) !== true) onClose(false)
    }
    // The button that opened it closes it by itself.
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [isOpen, onClose, panel])
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    onClose(true)
  }
}
