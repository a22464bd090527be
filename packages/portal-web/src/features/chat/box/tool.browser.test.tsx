import { ImEngineProvider } from '@sarika/im-engine/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { writeAt, writeSentence } from '../rules/writing'
import { startTestEngine } from '../test-engine'
import { TestRouter } from '../test-router'
import { serveSockets } from '../test-socket'
import { GROUPS, loadEmoji, TONES } from './emoji-data'
import { EMOJI_WITH_KHMER } from './emoji-khmer'
import { QuickChips } from './quick-chips'
import { BoxTool } from './tool'

await openArea('box')

const TEXTS = ['On my way.', 'Thank you!', 'Can I come at another time?', 'Hello']

/** A field with both tools, as the composer has them. */
function Field() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const write = (make: typeof writeAt) => (piece: string) => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {}
    const written = make(text, selectionStart, selectionEnd, piece)
    setText(written.text)
    requestAnimationFrame(() => field.current?.setSelectionRange(written.caret, written.caret))
  }
  const focus = () => field.current?.focus()
  return (
    <div style={{ position: 'relative', marginBlockStart: 480 }}>
      <QuickChips isEmpty={text === ''} spoken="" onWrite={write(writeSentence)} onField={focus} />
      <BoxTool of="quick" onWrite={write(writeSentence)} onField={focus} />
      <textarea
        ref={field}
        aria-label="Message"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <BoxTool of="emoji" onWrite={write(writeAt)} onField={focus} />
    </div>
  )
}

async function show(kept = TEXTS) {
  // A phone raises no keyboard over the emoji.
  await page.viewport(1280, 800)
  serveSockets()
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).includes('/users/im/quick-text')
      ? new Response(JSON.stringify({ result: kept.map((text, index) => ({ text, order: index + 1 })) }))
      : new Response('', { status: 503 }),
  )
  const engine = startTestEngine()
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(async () => {
    await page.viewport(414, 896)
    root.unmount()
    place.remove()
    localStorage.clear()
  })
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRouter>
        <ImEngineProvider engine={engine}>
          <Field />
        </ImEngineProvider>
      </TestRouter>
    </QueryClientProvider>,
  )
  const chips = () => [...place.querySelectorAll('.quick-chips > .chip')].map((chip) => chip.textContent)
  await expect.poll(chips).toEqual(kept.slice(0, 3))
  return { place, chips }
}

const field = page.getByRole('textbox', { name: 'Message' })
const quick = page.getByRole('button', { name: 'Quick replies', exact: true })
const hasFocus = (name: string) => () => document.activeElement?.textContent?.includes(name)

test('S-BOX-5 three quick replies stand above the empty field; with words in it their place is kept, and whoever hides them gets them back in the list', async () => {
  const { place, chips } = await show()
  await page.getByRole('button', { name: 'Thank you!' }).click()
  await expect.element(field).toHaveValue('Thank you!')
  expect(place.querySelector('.quick-chips')?.hasAttribute('data-away')).toBe(true)
  await field.fill('')
  await page.getByRole('button', { name: 'Hide quick replies above the field' }).click()
  await expect.poll(chips).toEqual([])
  await quick.click()
  await page.getByRole('button', { name: 'Show above the field' }).click()
  await expect.poll(chips).toEqual(TEXTS.slice(0, 3))
})

test('S-BOX-6 the list of quick replies goes by arrows; Enter writes one and leads into the field, Escape writes none', async () => {
  await show()
  await field.fill('Yes.')
  await quick.click()
  await expect.poll(hasFocus('On my way.')).toBe(true)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.poll(hasFocus('Hello')).toBe(true)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Yes. Hello')
  await expect.element(field).toHaveFocus()
  await quick.click()
  await expect.poll(hasFocus('On my way.')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Yes. Hello')
  expect(document.querySelector('.quick-list')).toBeNull()
})

test('S-BOX-14 however many there are, the way to the editor stays in sight below them', async () => {
  await show(
    Array.from(
      { length: 10 },
      (_, index) => `A quick reply that fills two lines of the list, number ${index}`,
    ),
  )
  await quick.click()
  await expect.poll(hasFocus('number 0')).toBe(true)
  const list = document.querySelector('.quick-list')?.getBoundingClientRect()
  const link = page.getByRole('link', { name: 'Edit quick replies' }).element().getBoundingClientRect()
  expect(link.bottom).toBeLessThanOrEqual(list?.bottom ?? 0)
  const texts = document.querySelector('.quick-texts')
  expect(texts?.scrollHeight).toBeGreaterThan(texts?.clientHeight ?? 0)
})

test('S-BOX-7 emoji are found by a word and written by Enter, one after the other; those used stand first, and Escape leads into the field', async () => {
  await show()
  await field.fill('Hi')
  await page.getByRole('button', { name: 'Emoji', exact: true }).click()
  const search = page.getByRole('searchbox', { name: 'Search emoji' })
  await expect.element(search).toHaveFocus()
  await expect
    .poll(() => document.querySelectorAll('.emoji-one').length, { timeout: 10_000 })
    .toBeGreaterThan(20)
  await userEvent.keyboard('wave')
  await expect.poll(() => document.querySelector('.emoji-one[data-active]')?.textContent).toBe('👋')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Hi👋')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Hi👋👋')
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
  await expect.element(page.getByRole('group', { name: 'Recently used' })).toHaveTextContent('👋')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
  expect(document.querySelector('.emoji')).toBeNull()
})

test('S-BOX-7 names come in the language of the chat, in Khmer in English, words to search by also in English, and a hand has five tones', async () => {
  const words = { group: (name: string) => name, tone: (name: string) => name }
  const nameIn = async (language: 'en' | 'ko' | 'km') =>
    (await loadEmoji(language, words)).emojis.find(({ emoji }) => emoji === '👋')
  const english = await nameIn('en')
  expect(english?.label).toBe('waving hand')
  expect(Object.keys(english?.skins ?? {})).toEqual([...TONES])
  expect((await nameIn('ko'))?.label).toMatch(/\p{Script=Hangul}/u)
  expect((await nameIn('km'))?.label).toBe('waving hand')
  expect((await nameIn('ko'))?.tags).toEqual(expect.arrayContaining(['waving hand', '안녕']))
  const { categories, emojis } = await loadEmoji('en', words)
  expect(categories).toHaveLength(GROUPS.length)
  expect(emojis.length).toBeGreaterThan(1500)
})

test('S-LOOK-24 in Khmer, emoji are found by Khmer words that are usual in a chat about work, and by English ones', async () => {
  const words = { group: (name: string) => name, tone: (name: string) => name }
  const { emojis } = await loadEmoji('km', words)
  const by = (word: string) => emojis.filter(({ tags }) => tags.includes(word)).map(({ emoji }) => emoji)
  expect(by('អរគុណ')).toEqual(['🙏'])
  expect(by('បេះដូង')).toEqual(['❤️'])
  expect(by('ម៉ូតូ')).toEqual(['🏍️'])
  expect(by('waving hand')).toEqual(['👋'])
  // Each word stands at an emoji that there is.
  const known = emojis.filter(({ tags }) => tags.some((tag) => /\p{Script=Khmer}/u.test(tag)))
  expect(known).toHaveLength(EMOJI_WITH_KHMER)
  expect((await loadEmoji('en', words)).emojis.flatMap(({ tags }) => tags)).not.toContain('អរគុណ')
})
