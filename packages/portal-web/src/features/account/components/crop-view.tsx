import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AVATAR_PX } from '../../../lib/limits'
import { type Crop, hold, MAX_ZOOM, move, squareOf } from '../rules/crop'

interface Props {
  picture: ImageBitmap
  crop: Crop
  onCrop: (change: (before: Crop) => Crop) => void
  /** Holds what is saved. */
  canvas: RefObject<HTMLCanvasElement | null>
}

/** One press of an arrow, in parts of the square. */
const STEP = 0.05
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** The picture under a round window: dragged, moved by arrows, and brought nearer by a slider. */
export function CropView({ picture, crop, onCrop, canvas }: Props) {
  const { t } = useTranslation('account')
  const held = useRef({ x: 0, y: 0 })
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context == null) return
    const { left, top, side } = squareOf(picture, crop)
    // A JPEG has no transparency: white stands for it.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, AVATAR_PX, AVATAR_PX)
    context.drawImage(picture, left, top, side, side, 0, 0, AVATAR_PX, AVATAR_PX)
  }, [picture, crop, canvas])

  function take({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture(pointerId)
    held.current = { x: clientX, y: clientY }
  }
  function drag({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (buttons !== 1) return
    const { x, y } = held.current
    held.current = { x: clientX, y: clientY }
    const side = currentTarget.clientWidth
    onCrop((before) => move(picture, before, (clientX - x) / side, (clientY - y) / side))
  }
  function press(event: KeyboardEvent) {
    const step = ARROWS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onCrop((before) => move(picture, before, ...step))
  }
  return (
    <>
      <div
        className="crop"
        role="application"
        aria-label={t('picture.move')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move it
        tabIndex={0}
        onPointerDown={take}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={AVATAR_PX} height={AVATAR_PX} />
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
            onCrop((before) => hold(picture, { ...before, zoom }))
          }
        />
      </label>
    </>
  )
}
