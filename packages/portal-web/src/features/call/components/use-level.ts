import { type RefObject, useEffect, useState } from 'react'

/** Speech near a microphone is well above it, the hum of a room below. Of 1. */
const HEARD_FROM = 0.08
/** What a meter shows as full. */
const LOUD = 0.5

/**
 * Draws how loud a microphone is into the width of `bar`, each frame without a render, and tells whether anything was heard so far.
 */
export function useLevel(stream: MediaStream | null, bar: RefObject<HTMLElement | null>): boolean {
  const [heard, setHeard] = useState<MediaStream | null>(null)
  useEffect(() => {
    if (stream === null || stream.getAudioTracks().length === 0) return
    const context = new AudioContext()
    const analyser = new AnalyserNode(context, { fftSize: 512 })
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    let frame = 0
    const look = () => {
      analyser.getFloatTimeDomainData(samples)
      const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
      bar.current?.style.setProperty('--level', String(Math.min(1, peak / LOUD)))
      if (peak > HEARD_FROM) setHeard(stream)
      frame = requestAnimationFrame(look)
    }
    look()
    return () => {
      cancelAnimationFrame(frame)
      void context.close()
    }
  }, [stream, bar])
  return stream !== null && heard === stream
}
