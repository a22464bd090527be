import { type DragEvent, useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Files that are dragged over something, and let go there. Without `onFiles` they are refused, and the page stays. */
export function useDrop(onFiles: ((files: FileList) => void) | null) {
  const [isOver, setIsOver] = useState(false)
  /** Entering a child comes before leaving its parent. */
  const depth = useRef(0)
  // A file that is let go elsewhere would be opened by the browser, in place of the page.
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
  const on = {
    onDragEnter(event: DragEvent) {
      if (!hasFiles(event)) return
      depth.current++
      setIsOver(onFiles !== null)
    },
    onDragLeave(event: DragEvent) {
      if (!hasFiles(event)) return
      depth.current--
      if (depth.current <= 0) setIsOver(false)
    },
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = onFiles === null ? 'none' : 'copy'
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth.current = 0
      setIsOver(false)
      onFiles?.(event.dataTransfer.files)
    },
  }
  return { isOver, on }
}
