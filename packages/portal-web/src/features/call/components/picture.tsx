import { useEffect, useRef, useState } from 'react'

interface Props {
  /** null: nothing to show. */
  stream: MediaStream | null
  /** Said of it, e.g. "Bopha". */
  name: string
  /** One's own camera, as in a mirror. */
  isMirror?: boolean
}

/** More of a picture than this may not be cut off, e.g. of a screen on an upright phone. */
const CUT_MAX = 0.7

/** A picture that moves, without its sound: that goes on while pictures come and go (sounds.tsx). */
export function Picture({ stream, name, isMirror = false }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    const { current } = video
    if (current === null) return
    current.srcObject = stream
    // Muted: no browser refuses it. One that is taken away meanwhile is no failure.
    if (stream !== null) void current.play().catch(() => {})
    return () => {
      current.srcObject = null
    }
  }, [stream])
  const fit = ({
    currentTarget: { videoWidth, videoHeight, clientWidth, clientHeight },
  }: {
    currentTarget: HTMLVideoElement
  }) => {
    const shapes = [videoWidth / videoHeight, clientWidth / clientHeight]
    setIsWhole(1 - Math.min(...shapes) / Math.max(...shapes) > CUT_MAX && videoWidth > videoHeight)
  }
  return (
    <video
      ref={video}
      className="call-picture"
      data-mirror={isMirror || undefined}
      data-whole={isWhole || undefined}
      aria-label={name}
      muted
      playsInline
      onResize={fit}
      onLoadedMetadata={fit}
    />
  )
}

/** A track as a stream of its own; the same one while the track is. */
export function useStreamOf(track: MediaStreamTrack | null): MediaStream | null {
  const [made, setMade] = useState<{ track: MediaStreamTrack; stream: MediaStream } | null>(null)
  if (track === null) return null
  if (made?.track === track) return made.stream
  const next = { track, stream: new MediaStream([track]) }
  setMade(next)
  return next.stream
}
