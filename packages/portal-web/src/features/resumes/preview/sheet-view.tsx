import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import type { PaperContent, PaperLanguage, Template } from '../../../contract/paper'
import { useConstants } from '../../../http/constants'
import { useOwnPicture } from '../../../http/own-picture'
import { RESUMES } from '../../../http/papers'
import { ScreenSheet } from '../../../paper/screen-sheet'

/** A4 across, CSS px. */
const WIDTH = 793.7

/** How much smaller than paper a sheet is that fills the width of its place. */
function useZoom(place: RefObject<HTMLElement | null>): number {
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    if (place.current === null) return
    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      if (width > 0) setZoom(Math.min(1, width / WIDTH))
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return zoom
}

interface Props {
  content: PaperContent
  template: Template
  language: PaperLanguage
}

/** A resume as it is printed. */
export function SheetView({ content, template, language }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const lists = useConstants()
  const photoId = content.profile.photo ?? ''
  const photo = useOwnPicture(photoId === '' ? null : `${RESUMES}/images/${photoId}`)
  const zoom = useZoom(place)
  return (
    <div ref={place} className="sheet-place">
      <ScreenSheet
        {...{ content, lists, template, language, photo }}
        style={{ '--zoom': zoom } as CSSProperties}
      />
    </div>
  )
}
