import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PaperInput, PaperLanguage } from '../contract/paper'
import { LATER } from '../i18n/later'
import { Paper } from './paper'
import style from './paper.css?raw'
import { bringFaces } from './screen-faces'
import { type PaperTexts, sayOnPaper } from './words'

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

interface Props extends PaperInput, Pick<ComponentProps<'div'>, 'style'> {
  /** Rules of its place, after those of paper. */
  css?: string
  /** What stands in the contact line besides. */
  beside?: ReactNode
  /** Each time it is drawn, with the sheet itself. */
  onDrawn?: (paper: HTMLElement) => void
}

/** A sheet on a screen. In a tree of its own: no style of the screen reaches it, and none of its own gets out. */
export function ScreenSheet({ style: place, css = '', beside, onDrawn, ...input }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const said = useSayOnPaper(input.language)
  useEffect(() => {
    const { current } = host
    if (current !== null) setRoot(current.shadowRoot ?? current.attachShadow({ mode: 'open' }))
  }, [])
  useEffect(() => {
    const paper = root?.querySelector<HTMLElement>('.paper')
    bringFaces(paper?.textContent ?? '', input.language)
    if (paper) onDrawn?.(paper)
  })
  return (
    <div ref={host} className="sheet" style={place}>
      {root !== null &&
        said !== null &&
        createPortal(
          <>
            <style>{`:host { all: initial; display: block }\n${style}${css}`}</style>
            <Paper {...input} {...said} beside={beside} />
          </>,
          root,
        )}
    </div>
  )
}
