import { expect, test } from 'vitest'
import { readFilm } from './film'

/** Half a second of a canvas. */
async function filmed(): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 180
  const context = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  let frames = 0
  await new Promise<void>((resolve) => {
    const paint = () => {
      context?.fillRect(frames * 10, 0, 10, 180)
      if (++frames < 12) setTimeout(paint, 50)
      else resolve()
    }
    paint()
  })
  recorder.stop()
  await ended
  return new Blob(parts, { type: 'video/webm' })
}

test('S-MEDIA-6 a film tells its size and its first picture', async () => {
  const film = await readFilm(await filmed())
  expect(film).toMatchObject({ width: 320, height: 180, poster: { width: 320, height: 180 } })
  expect(film.poster?.blob.type).toBe('image/jpeg')
})

test('S-MEDIA-6 what the browser cannot play is sent all the same, and tells nothing', async () => {
  expect(await readFilm(new Blob(['no film'], { type: 'video/mp4' }))).toEqual({
    width: 0,
    height: 0,
    duration: 0,
  })
})
