import { createImEngine, toImId } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { LetterList } from './letter-list'
import { aContact } from './test-people'
import '../../../styles/chat.css'
import '../../../styles/people.css'

await openArea('people')

const engine = createImEngine({
  endpoints: { rest: '', socket: 'ws://nowhere.invalid' },
  identity: { imId: '20001' },
  tokens: { current: () => ({ token: '', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
  disk: 'memory',
})

const LETTERS = 'ABCDEFGHIJKLMNOPQRST'

/** Fifty under each of twenty letters. */
const PEOPLE = Array.from({ length: 1_000 }, (_, index) =>
  aContact({ imId: toImId(`${index}`), name: `${LETTERS[index % 20]}. ${String(index).padStart(4, '0')}` }),
)

function stage() {
  const place = document.body.appendChild(document.createElement('main'))
  place.style.cssText = 'display: flex; inline-size: 304px; block-size: 600px'
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <MemoryRouter>
      <ImEngineProvider engine={engine}>
        <LetterList people={PEOPLE} view={null} who={null} />
      </ImEngineProvider>
    </MemoryRouter>,
  )
  const rows = () => [...place.querySelectorAll('.person-row')]
  const focused = () => document.activeElement?.querySelector('.row-title')?.textContent
  return { place, rows, focused }
}

test('S-MEET-3 of 1,000 people only those in sight are mounted, and each letter is one press away', async () => {
  const { place, rows } = stage()
  await expect.poll(() => rows().length).toBeGreaterThan(5)
  expect(rows().length).toBeLessThan(60)
  const slider = place.querySelector('input')
  if (slider === null) throw new Error('There are no letters beside the list')
  expect(slider.ariaValueText ?? slider.getAttribute('aria-valuetext')).toBe('A')
  slider.focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('T')
  await expect.poll(() => rows().some((row) => row.textContent?.startsWith('TT. '))).toBe(true)
  expect(rows().length).toBeLessThan(60)
})

test('S-MEET-3 arrows, Home, End and the Page keys lead to people who are not mounted yet', async () => {
  const { rows, focused } = stage()
  await expect.poll(() => rows().length).toBeGreaterThan(5)
  ;(rows()[0] as HTMLElement).focus()
  for (const [key, name] of [
    ['{ArrowDown}', 'A. 0020'],
    ['{End}', 'T. 0999'],
    ['{Home}', 'A. 0000'],
    ['{PageDown}', 'B. 0001'],
    ['{PageDown}', 'C. 0002'],
    ['{ArrowUp}', 'B. 0981'],
    ['{PageUp}', 'B. 0001'],
    ['{PageUp}', 'A. 0000'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.poll(focused).toBe(name)
  }
})
