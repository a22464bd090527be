import { createImEngine, personKey, toImId } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { type Tray, Trays, useTray } from './use-tray'

const engine = createImEngine({
  endpoints: { rest: '', socket: 'ws://nowhere.invalid' },
  identity: { imId: '10001' },
  tokens: { current: () => ({ token: '', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
  disk: 'memory',
})
const CONVERSATION = personKey(toImId('20001'))

/** A field beside which files wait. */
function open(trays: Trays) {
  let tray: Tray | undefined
  function Holder() {
    tray = useTray(CONVERSATION, trays)
    return null
  }
  const spot = document.body.appendChild(document.createElement('div'))
  const root = createRoot(spot)
  const close = () => {
    root.unmount()
    spot.remove()
  }
  onTestFinished(close)
  root.render(
    <ImEngineProvider engine={engine}>
      <Holder />
    </ImEngineProvider>,
  )
  return { tray: () => tray, close, names: () => tray?.items.map(({ file }) => file.name) }
}

test('S-MEDIA-7 every file that is chosen stays, also when its field is emptied before the page is drawn', async () => {
  const { tray, names } = open(new Trays())
  await expect.poll(tray).toBeDefined()
  for (const name of ['red.png', 'notes.txt', 'cv.pdf']) {
    const chosen = [new File(['x'], name)]
    tray()?.add(chosen)
    // As a field does whose value is taken away.
    chosen.length = 0
  }
  await expect.poll(names).toEqual(['red.png', 'notes.txt', 'cv.pdf'])
})

test('S-MEDIA-7 whoever leaves while files are sent does not find them again, ready to be sent twice', async () => {
  void engine.start()
  onTestFinished(() => engine.stop())
  const trays = new Trays()
  const first = open(trays)
  await expect.poll(first.tray).toBeDefined()
  first.tray()?.add([new File(['one'], 'one.txt'), new File([], 'empty.txt'), new File(['two'], 'two.txt')])
  await expect.poll(first.names).toHaveLength(3)
  const back = open(trays)
  await expect.poll(back.names).toHaveLength(3)
  const ended: string[] = []
  const press = (name: string, { tray }: typeof first) =>
    tray()
      ?.send(null)
      .then(() => ended.push(name))
  const sent = press('sent', first)
  // Whoever is back presses before the first press is done: that sends nothing, and ends at once.
  const again = press('again', back)
  first.close()
  await Promise.all([sent, again])
  expect(ended).toEqual(['again', 'sent'])
  await expect.poll(back.names).toEqual(['empty.txt'])
  expect(back.tray()?.isSending).toBe(false)
})
