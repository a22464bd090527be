import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROTOCOL } from '../kinds/registry.js'
import type { Changes } from '../model/changes.js'
import type { ConversationKey } from '../model/ids.js'
import type { Message } from '../model/message.js'
import { text } from '../model/test-build.js'
import { sameText } from '../text/fold.js'
import { Search } from './search.js'

const KEYS: readonly ConversationKey[] = ['p2p-a', 'p2p-b', 'team-c']
const words = fc.constantFrom(
  '',
  'a',
  'B',
  'Ab',
  'É',
  'é',
  'e',
  'ខ្មែរ',
  'İ',
  'ß',
  '😀',
  'e\u0301',
  'ការ\u200bងារ',
  'ការងារ',
  'Ａ',
)
const changesOf = (messages: readonly Message[], amended: readonly ConversationKey[] = []): Changes => ({
  position: 1,
  conversations: new Set(),
  messages: new Map(messages.map((one) => [one.key, [one]])),
  amended: new Set(amended),
  cleared: new Set(),
  hidden: [],
  outbox: false,
  contacts: false,
  groups: false,
  applications: false,
  reset: false,
})

describe('search', () => {
  it('S-SEARCH-1 finds what a plain filter finds, whatever came between two searches', async () => {
    const steps = fc.array(fc.record({ key: fc.nat(2), said: words, wanted: words, searches: fc.boolean() }))
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const stored: Message[] = []
        const search = new Search(async (key) => stored.filter((one) => one.key === key), PROTOCOL)
        for (const [index, { key, said, wanted, searches }] of all.entries()) {
          const message = text(KEYS[key] as ConversationKey, index, { text: `${said}${index % 3}${said}` })
          stored.push(message)
          search.update(changesOf([message]))
          if (!searches) continue
          const hits = KEYS.flatMap((one) => stored.filter((message) => message.key === one)).filter(
            (one) => wanted !== '' && sameText(one.text).includes(sameText(wanted)),
          )
          const found = await search.find(wanted, KEYS)
          expect(found.count).toBe(hits.length)
          expect(found.hits.map((hit) => [hit.key, hit.id, hit.text])).toEqual(
            hits.map((one) => [one.key, one.id, one.text]),
          )
        }
      }),
    )
  })

  it.each([
    ['Tiếng Việt'.normalize('NFD'), 'Việt', true],
    ['ការ\u200bងារ', 'ការងារ', true],
    ['មន្រ្តី', 'មន្ត្រី', true],
    ['ＳＡＬＡＲＹ', 'salary', true],
    ['น\u0e4d\u0e49\u0e32', 'น้ำ', true],
    ['résumé', 'resume', false],
    ['anything', '\u200b', false],
  ])('S-SEARCH-1 in "%s" looks for "%s" and finds it: %s (BL-17, BL-18)', async (said, wanted, isFound) => {
    const search = new Search(async () => [text('p2p-a', 1, { text: said })], PROTOCOL)
    expect((await search.find(wanted, ['p2p-a'])).hits.map((hit) => hit.text)).toEqual(isFound ? [said] : [])
  })

  it('S-SEARCH-2 reads a conversation once, and again when a commit touched it or all was read anew', async () => {
    const reads: ConversationKey[] = []
    const search = new Search(async (key) => {
      reads.push(key)
      return [text(key, 1)]
    }, PROTOCOL)
    await search.find('text', KEYS)
    await search.find('text', KEYS)
    expect(reads).toEqual(KEYS)
    search.update(changesOf([text('p2p-a', 2)], ['p2p-b']))
    await search.find('text', KEYS)
    expect(reads.slice(3)).toEqual(['p2p-a', 'p2p-b'])
    search.reset()
    await search.find('text', ['team-c'])
    expect(reads.slice(5)).toEqual(['team-c'])
  })

  it('S-SEARCH-2 keeps at most 40,000 messages, the newest read', async () => {
    const reads: ConversationKey[] = []
    const many = Array.from({ length: 15_000 }, (_, at) => text('p2p-a', at))
    const search = new Search(async (key) => {
      reads.push(key)
      return many
    }, PROTOCOL)
    const twice = KEYS.flatMap((key) => [search.find('x', [key]), search.find('x', [key])])
    await Promise.all(twice) // two at once must not be counted twice
    reads.length = 0
    for (const key of [...KEYS].reverse()) await search.find('x', [key])
    expect(reads).toEqual(['p2p-a'])
  })

  it('S-SEARCH-2 what a commit touches while it is read is not kept', async () => {
    let stored = [text('p2p-a', 1)]
    let finish = (): void => undefined
    const search = new Search((key) => {
      const before = stored.filter((one) => one.key === key)
      return new Promise((resolve) => {
        finish = () => resolve(before)
      })
    }, PROTOCOL)
    const first = search.find('text', ['p2p-a'])
    stored = [...stored, text('p2p-a', 2)]
    search.update(changesOf(stored.slice(1)))
    finish()
    await first
    const second = search.find('text', ['p2p-a'])
    finish()
    expect((await second).count).toBe(2)
  })
})
