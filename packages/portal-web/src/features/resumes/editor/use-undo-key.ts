import { useEffect } from 'react'

/** Ctrl or Cmd with Z, where nobody types: in a field it takes back what was typed there. */
export function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey, key, target } = event
      if (!(ctrlKey || metaKey) || shiftKey || altKey || key.toLowerCase() !== 'z') return
      const types = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file])'
      if (target instanceof Element && target.closest(`${types}, dialog`)) return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo])
}
