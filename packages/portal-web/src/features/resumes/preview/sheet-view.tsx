import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PaperContent, PaperLanguage, Template } from '../../../contract/paper'
import { useConstants } from '../../../http/constants'
import { useOwnPicture } from '../../../http/own-picture'
import { RESUMES } from '../../../http/papers'
import { LATER } from '../../../i18n/later'
import { Paper } from '../../../paper/paper'
import style from '../../../paper/paper.css?raw'
import { bringFaces } from '../../../paper/screen-faces'
import { type PaperTexts, sayOnPaper } from '../../../paper/words'

/** A4 across, CSS px. */
const WIDTH = 793.7

/** The words of a sheet; null until they came. */
function useSayOnPaper(language: PaperLanguage) {
  const [read, setRead] = useState<{ language: PaperLanguage; texts: PaperTexts } | null>(null)
  useEffect(() => {
    let isLeft = false
    LATER.paper[language]().then(
      ({ paper: texts }) => isLeft || setRead({ language, texts }),
      (error: unknown) => console.warn('The words of the sheet did not come.', error),
    )
    return () => {
      isLeft = true
    }
  }, [language])
  return useMemo(() => read && { language: read.language, t: sayOnPaper(read.language, read.texts) }, [read])
}

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

/** A resume as it is printed. In a tree of its own: no style of the screen reaches it, and none of its own gets out. */
export function SheetView({ content, template, language }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const said = useSayOnPaper(language)
  const lists = useConstants()
  const photoId = content.profile.photo ?? ''
  const photo = useOwnPicture(photoId === '' ? null : `${RESUMES}/images/${photoId}`)
  const zoom = useZoom(place)
  useEffect(() => {
    const { current } = host
    if (current !== null) setRoot(current.shadowRoot ?? current.attachShadow({ mode: 'open' }))
  }, [])
  useEffect(() => {
    bringFaces(root?.querySelector('.paper')?.textContent ?? '', language)
  })
  return (
    <div ref={place} className="sheet-place">
      <div ref={host} className="sheet" style={{ '--zoom': zoom } as CSSProperties}>
        {root !== null &&
          said !== null &&
          createPortal(
            <>
              <style>{`:host { all: initial; display: block }\n${style}`}</style>
              <Paper {...{ content, lists, template, photo, ...said }} />
            </>,
            root,
          )}
      </div>
    </div>
  )
}
