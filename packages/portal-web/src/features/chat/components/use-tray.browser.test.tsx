import { createImEngine, personKey, toImId } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { type Tray, type Trays, useTray } from './use-tray'

const engine = createImEngine({
  endpoints: { rest: '', socket: 'ws://nowhere.invalid' },
  identity: { imId: '10001' },
  tokens: { current: () => ({ token: '', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
  disk: 'memory',
})
const trays: Trays = new Map()

test('S-MEDIA-7 every file that is chosen stays, also when its field is emptied before the page is drawn', async () => {
  let tray: Tray | undefined
  function Holder() {
    tray = useTray(personKey(toImId('20001')), trays)
    return null
  }
  const spot = document.body.appendChild(document.createElement('div'))
  const root = createRoot(spot)
  onTestFinished(() => {
    root.unmount()
    spot.remove()
  })
  root.render(
    <ImEngineProvider engine={engine}>
      <Holder />
    </ImEngineProvider>,
  )
  await expect.poll(() => tray).toBeDefined()
  for (const name of ['red.png', 'notes.txt', 'cv.pdf']) {
    const chosen = [new File(['x'], name)]
    tray?.add(chosen)
    // As a field does whose value is taken away.
    chosen.length = 0
  }
  await expect
    .poll(() => tray?.items.map(({ file }) => file.name))
    .toEqual(['red.png', 'notes.txt', 'cv.pdf'])
})
