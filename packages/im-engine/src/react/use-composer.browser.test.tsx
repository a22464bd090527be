import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ImEngine } from '../engine-types.js'
import { personKey, toImId } from '../model/ids.js'
import { TEXT_MAX_GRAPHEMES } from '../model/limits.js'
import { render, startEngine } from './test-stage.js'
import { type Composer, useComposer } from './use-composer.js'
import { useConversation } from './use-conversation.js'

const key = personKey(toImId('peer'))
const other = personKey(toImId('other'))
let engine: ImEngine
let composer: Composer

function Field({ of = key }: { of?: typeof key }) {
  composer = useComposer(of)
  useConversation(of)
  return <b>{composer.text}</b>
}

const draftOf = (of: typeof key) => engine.conversation(of).getSnapshot().draft.text
/** What another tab types. */
const typeElsewhere = (text: string) => engine.conversation(key).setDraft({ text, quoteId: null })
const texts = () =>
  engine
    .conversation(key)
    .getSnapshot()
    .messages.map(({ text }) => text)

beforeEach(async () => {
  engine = await startEngine()
})
afterEach(() => engine.stop())

test('S-REACT-4 what is typed is kept as the draft, the newest last, and found by the next screen', async () => {
  const first = render(engine, <Field />)
  for (let length = 1; length <= 40; length++) composer.setText('x'.repeat(length))
  await expect.poll(() => draftOf(key)).toBe('x'.repeat(40))
  first.unmount()
  const second = render(engine, <Field />)
  await expect.poll(() => second.place.textContent).toBe('x'.repeat(40))
  second.unmount()
})

test('S-REACT-4 each conversation has a text of its own', async () => {
  const { place, show, unmount } = render(engine, <Field />)
  composer.setText('for the peer')
  await expect.poll(() => draftOf(key)).toBe('for the peer')
  show(<Field of={other} />)
  expect(place.textContent).toBe('')
  show(<Field />)
  expect(place.textContent).toBe('for the peer')
  unmount()
})

test('S-REACT-4 sends once however often it is asked, and empties field and draft', async () => {
  const { place, unmount } = render(engine, <Field />)
  composer.setText('once')
  await Promise.all([composer.send(), composer.send(), composer.send()])
  await expect.poll(texts).toEqual(['once'])
  await expect.poll(() => place.textContent).toBe('')
  await expect.poll(() => draftOf(key)).toBe('')
  unmount()
})

test('S-PREV-20 a text is sent without the blanks at its end, and a refused one comes back as it was', async () => {
  const { place, unmount } = render(engine, <Field />)
  composer.setText('  see https://sarika.example/1 \n')
  await composer.send()
  await expect.poll(texts).toEqual(['  see https://sarika.example/1'])
  await expect.poll(() => draftOf(key)).toBe('')
  composer.setText(' \n')
  await composer.send()
  await expect.poll(() => composer.refusal?.kind).toBe('empty')
  expect(place.textContent).toBe(' \n')
  unmount()
})

test('S-REACT-4 a refused text comes back with the refusal, which the next change takes away', async () => {
  const { place, unmount } = render(engine, <Field />)
  const long = 'x'.repeat(TEXT_MAX_GRAPHEMES + 1)
  composer.setText(long)
  await composer.send()
  await expect.poll(() => composer.refusal?.kind).toBe('too-long')
  expect(place.textContent).toBe(long)
  composer.setText('short')
  await expect.poll(() => composer.refusal).toBe(null)
  unmount()
})

test('S-REACT-4 what is answered is kept with the text, goes out with it, and comes back when that is refused', async () => {
  const first = render(engine, <Field />)
  composer.setText('x'.repeat(TEXT_MAX_GRAPHEMES + 1))
  composer.setQuote('17')
  await expect.poll(() => engine.conversation(key).getSnapshot().draft.quoteId).toBe('17')
  first.unmount()
  const second = render(engine, <Field />)
  expect(composer.quoteId).toBe('17')
  await composer.send()
  await expect.poll(() => composer.quoteId).toBe('17')
  composer.setText('short')
  await composer.send()
  await expect.poll(() => composer.quoteId).toBe(null)
  expect(engine.conversation(key).getSnapshot()).toMatchObject({
    messages: [{ text: 'short', quoteId: '17' }],
    draft: { text: '', quoteId: null },
  })
  second.unmount()
})

test('S-REACT-4 S-SEND-12 a draft that is sent from another tab leaves this field, also while it has the focus', async () => {
  const { place, unmount } = render(engine, <Field />)
  composer.setText('same draft')
  await expect.poll(() => draftOf(key)).toBe('same draft')
  await engine.send(key, { text: 'same draft', draft: { text: 'same draft', quoteId: null } })
  await expect.poll(() => place.textContent).toBe('')
  expect(draftOf(key)).toBe('')
  expect((await composer.send()).ok).toBe(false)
  expect(texts()).toEqual(['same draft'])
  unmount()
})

test('S-REACT-4 a field with the focus keeps its text; without it, and empty, it shows what another tab types', async () => {
  const { place, unmount } = render(engine, <Field />)
  await typeElsewhere('typed there')
  await expect.poll(() => place.textContent).toBe('typed there')
  composer.setText('typed here')
  await expect.poll(() => draftOf(key)).toBe('typed here')
  await typeElsewhere('typed there again')
  expect(composer.text).toBe('typed here')
  composer.onBlur()
  await expect.poll(() => place.textContent).toBe('typed there again')
  composer.setText('')
  await expect.poll(() => draftOf(key)).toBe('')
  await typeElsewhere('and once more')
  await expect.poll(() => place.textContent).toBe('and once more')
  unmount()
})

test('S-SEND-12 what was typed in another tab since stays the draft', async () => {
  const { place, unmount } = render(engine, <Field />)
  composer.setText('typed here')
  await expect.poll(() => draftOf(key)).toBe('typed here')
  await typeElsewhere('typed there')
  await composer.send()
  await expect.poll(texts).toEqual(['typed here'])
  await expect.poll(() => place.textContent).toBe('typed there')
  unmount()
})

/** Uses a hook as plain JavaScript may, and keeps what it throws. */
function Chosen({ use, none, told }: { use: (of: typeof key) => unknown; none: unknown; told: unknown[] }) {
  try {
    use(none as typeof key)
  } catch (error) {
    told.push(error)
  }
  return null
}

test.each([
  ['useComposer', useComposer],
  ['useConversation', useConversation],
])('S-API-40 %s says what to do where no conversation is chosen', (name, use) => {
  for (const none of [undefined, null, '']) {
    const told: unknown[] = []
    render(engine, <Chosen use={use} none={none} told={told} />).unmount()
    expect(String(told[0])).toMatch(
      new RegExp(
        `^TypeError: ${name}: the conversation is .*; render this component only while one is chosen$`,
      ),
    )
  }
})
