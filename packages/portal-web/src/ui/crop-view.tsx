import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { areaOf, type Crop, hold, MAX_ZOOM, move, type Size } from '../lib/crop'
import '../styles/crop.css'

interface Props {
  picture: ImageBitmap
  /** What is cut out, px. */
  frame: Size
  isRound: boolean
  crop: Crop
  onCrop: (change: (before: Crop) => Crop) => void
  /** Holds what is saved. */
  canvas: RefObject<HTMLCanvasElement | null>
}

/** One press of an arrow, in parts of the frame. */
const STEP = 0.05
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** The picture under a window: dragged, moved by arrows, and brought nearer by a slider. */
export function CropView({ picture, frame, isRound, crop, onCrop, canvas }: Props) {
  const { t } = useTranslation('account')
  const held = useRef({ x: 0, y: 0 })
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context == null) return
    const { left, top, width, height } = areaOf(picture, frame, crop)
    // A JPEG has no transparency: white stands for it.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, frame.width, frame.height)
    context.drawImage(picture, left, top, width, height, 0, 0, frame.width, frame.height)
  }, [picture, frame, crop, canvas])

  function take({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture(pointerId)
    held.current = { x: clientX, y: clientY }
  }
  function drag({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (buttons !== 1) return
    const { x, y } = held.current
    held.current = { x: clientX, y: clientY }
    const { clientWidth, clientHeight } = currentTarget
    onCrop((before) =>
      move(picture, frame, before, (clientX - x) / clientWidth, (clientY - y) / clientHeight),
    )
  }
  function press(event: KeyboardEvent) {
    const step = ARROWS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onCrop((before) => move(picture, frame, before, ...step))
  }
  return (
    <>
      <div
        className="crop"
        data-round={isRound || undefined}
        role="application"
        aria-label={t('picture.move')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move it
        tabIndex={0}
        onPointerDown={take}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={frame.width} height={frame.height} />
      </div>
      <label className="crop-zoom">
        {t('picture.zoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={({ target: { valueAsNumber: zoom } }) =>
            onCrop((before) => hold(picture, frame, { ...before, zoom }))
          }
        />
      </label>
    </>
  )
}
