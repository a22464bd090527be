import type { FailedNews, LiveEvents, ShownMessage } from '@sarika/im-engine'
import { Subject } from 'rxjs'
import { afterEach, expect, test, vi } from 'vitest'
import { together } from '../components/use-heard'
import { failedIn, type Heard, type News, nameOf, tell } from './heard'

afterEach(() => void vi.useRealTimers())

const shown = (id: string, more: Partial<ShownMessage> = {}) =>
  ({ key: id, id, own: false, state: 'sent', text: id, ...more }) as ShownMessage
const said = (id: string, isOwn = false) =>
  ({ type: 'message', message: shown(id), isOwn }) as LiveEvents['message']
const withdrawn = (id: string) => ({ type: 'withdrawn', id }) as LiveEvents['withdrawn']
const failed = (clientId: string, withdrawalOf = '') =>
  ({ type: 'failed', clientId, withdrawalOf }) as FailedNews
const names = (news: readonly News[]) => news.map(nameOf)
const after = (...heaps: readonly Heard[][]) => heaps.reduce<readonly News[]>(tell, [])

test('S-CHAT-19 each of several messages that come at once is told, and not what one says oneself elsewhere', () => {
  expect(names(after([said('c'), said('d', true), said('e')]))).toEqual(['said c', 'said e'])
})

test('S-CHAT-19 what was told last stays until there is something else', () => {
  const told = after([said('c')])
  expect(tell(told, [said('d', true)])).toBe(told)
  expect(names(tell(told, [said('e')]))).toEqual(['said e'])
})

test('S-CHAT-19 none is told that was withdrawn at once, and what is withdrawn later leaves what was told beside it', () => {
  expect(names(after([said('a'), withdrawn('a'), said('b')]))).toEqual(['said b'])
  expect(names(after([said('c'), said('d')], [withdrawn('c')]))).toEqual(['said d'])
})

test('S-CHAT-19 what fails is told while it stands so, and again when it failed again', () => {
  const sending = shown('', { key: 'c', own: true, state: 'sending' })
  const mine = { ...sending, state: 'failed' as const }
  expect(failedIn([shown('a'), mine], failed('c'))).toBe(mine)
  expect(failedIn([shown('a'), sending], failed('c'))).toBeUndefined()
  expect(failedIn([shown('a')], failed('c'))).toBeUndefined()
  const withdrawal = { clientId: 'w', failure: { kind: 'refused', reason: 'too-late' } } as NonNullable<
    ShownMessage['failedWithdrawal']
  >
  const kept = shown('b', { own: true, failedWithdrawal: withdrawal })
  expect(failedIn([kept], failed('w', 'b'))).toBe(kept)
  expect(failedIn([shown('b')], failed('w', 'b'))).toBeUndefined()
  expect(names(after([failed('c')], [failed('c')]))).toEqual(['failed c'])
})

test('S-CHAT-19 what comes within a quarter of a second is told together, and nothing runs while nothing comes', () => {
  vi.useFakeTimers()
  const source = new Subject<string>()
  const heaps: string[][] = []
  const telling = together(source).subscribe((heap) => heaps.push(heap))
  expect(vi.getTimerCount()).toBe(0)
  source.next('a')
  vi.advanceTimersByTime(200)
  source.next('b')
  expect(heaps).toEqual([])
  vi.advanceTimersByTime(50)
  source.next('c')
  vi.advanceTimersByTime(250)
  expect(heaps).toEqual([['a', 'b'], ['c']])
  source.next('d')
  telling.unsubscribe()
  expect(vi.getTimerCount()).toBe(0)
})
