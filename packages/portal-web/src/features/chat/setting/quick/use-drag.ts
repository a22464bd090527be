import { type PointerEvent, type RefObject, useState } from 'react'
import { placeAt } from '../../rules/quick-order'

/** A row that is dragged: which, how far from its place, and where it would come to stand. */
export interface Dragged {
  readonly from: number
  readonly by: number
  readonly to: number
}

/** Rows of a list dragged by their grip, by mouse, pen or finger. `onDrop` is told once, when it is let go elsewhere. */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<(Dragged & { readonly start: number }) | null>(null)
  const gripOf = (index: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ from: index, by: 0, to: index, start: event.clientY })
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (dragged?.from !== index) return
      const rows = [...(list.current?.children ?? [])].filter((_, at) => at !== index)
      const middles = rows.map((row) => {
        const { top, height } = row.getBoundingClientRect()
        return top + height / 2
      })
      setDragged({ ...dragged, by: clientY - dragged.start, to: placeAt(middles, clientY) })
    },
    onPointerUp: () => {
      if (dragged?.from !== index) return
      setDragged(null)
      if (dragged.to !== index) onDrop(index, dragged.to)
    },
    onPointerCancel: () => setDragged(null),
  })
  return { dragged, gripOf }
}
