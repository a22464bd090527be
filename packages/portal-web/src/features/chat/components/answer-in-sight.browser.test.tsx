import { type ConversationSnapshot, type ShownMessage, toImId } from '@sarika/im-engine'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import type { Row } from '../rules/timeline'
import { useThreadScroll } from './use-thread-scroll'

const HEIGHT = 300
const snapshot = { isReady: true, hasNewer: false } as ConversationSnapshot
const seen = () => undefined

const row = (key: string, from: string, state: ShownMessage['state'] = 'sent'): Row => ({
  type: 'message',
  key,
  message: { key, id: key, from: toImId(from), own: from === 'me', state } as ShownMessage,
  isFirst: true,
  isLast: true,
})

/** Rows of 80 px in a frame of 300, without what the log adds to them. */
function Log({ rows }: { rows: readonly Row[] }) {
  const { frame, fresh, note } = useThreadScroll(rows, snapshot, null, seen)
  return (
    <div ref={frame} style={{ height: HEIGHT, overflow: 'auto' }} onScroll={note}>
      <div ref={fresh}>
        {rows.map(({ key }) => (
          <div key={key} data-row={key} data-type="message" style={{ height: 80 }} />
        ))}
      </div>
    </div>
  )
}

function stage() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const topOf = (key: string) => {
    const drawn = place.querySelector(`[data-row="${key}"]`)
    const log = place.firstElementChild
    return drawn && log && Math.round(drawn.getBoundingClientRect().top - log.getBoundingClientRect().top)
  }
  return { place, draw: (rows: readonly Row[]) => root.render(<Log rows={rows} />), topOf }
}

const before = ['a', 'b', 'c', 'd', 'e'].map((key) => row(key, '1'))

test('S-AI-41 after an answer that is higher than the window the question stands at its top', async () => {
  const { draw, topOf } = stage()
  draw(before)
  await expect.poll(() => topOf('e')).toBe(HEIGHT - 80)
  draw([...before, row('q', 'me', 'sending')])
  await expect.poll(() => topOf('q')).toBe(HEIGHT - 80)
  const cards = ['w', 'c1', 'c2', 'c3', 'c4'].map((key) => row(key, '1'))
  draw([...before, row('q', 'me'), ...cards])
  await expect.poll(() => topOf('q')).toBe(8)
  // Who asks again is at the end again.
  draw([...before, row('q', 'me'), ...cards, row('r', 'me', 'sending')])
  await expect.poll(() => topOf('r')).toBe(HEIGHT - 80)
})

test('S-AI-41 a short answer leaves the view at the end, one whose card gets higher later does not', async () => {
  const { place, draw, topOf } = stage()
  draw([...before, row('q', 'me', 'sending')])
  await expect.poll(() => topOf('q')).toBe(HEIGHT - 80)
  draw([...before, row('q', 'me'), row('w', '1')])
  await expect.poll(() => topOf('w')).toBe(HEIGHT - 80)
  // The browser tells of the scroll that led here.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  place.querySelector<HTMLElement>('[data-row="w"]')?.style.setProperty('height', '900px')
  await expect.poll(() => topOf('q')).toBe(8)
})

test('S-AI-41 what others say leaves who is at the end there', async () => {
  const { draw, topOf } = stage()
  draw([...before, row('q', 'me')])
  await expect.poll(() => topOf('q')).toBe(HEIGHT - 80)
  draw([...before, row('q', 'me'), ...['x1', 'x2', 'x3', 'x4', 'x5'].map((key) => row(key, '7'))])
  await expect.poll(() => topOf('x5')).toBe(HEIGHT - 80)
})
