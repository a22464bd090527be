import { beforeEach, expect, test } from 'vitest'
import { keptList } from './kept-list'
import { endSession, getSession, keepSession } from './session'
import { testSession } from './test-session'

const NAME = 'test-list'
const KEY = `sarika.${NAME}`

beforeEach(() => {
  if (getSession() !== null) endSession('signed-out')
  localStorage.removeItem(KEY)
})

test('S-FIND-51 the last one comes first, once, and the oldest goes beyond the limit', () => {
  const list = keptList(NAME, 3)
  for (const text of ['cook', 'guide', 'cook', 'nurse', 'driver']) list.add(text)
  expect(list.get()).toEqual(['driver', 'nurse', 'cook'])
  expect(keptList(NAME, 3).get()).toEqual(['driver', 'nurse', 'cook'])
})

test('S-FIND-51 what a visitor left goes on into the login, and ends with it', () => {
  const list = keptList(NAME, 3)
  let told = 0
  list.subscribe(() => {
    told++
  })
  list.add('cook')
  keepSession(testSession())
  list.add('guide')
  expect(list.get()).toEqual(['guide', 'cook'])
  endSession('signed-out')
  expect(list.get()).toEqual([])
  expect(localStorage.getItem(KEY)).toBeNull()
  expect(told).toBe(3)
})

test('S-FIND-51 what somebody left whose login was over while no page was open is not the next one’s', () => {
  localStorage.setItem(KEY, JSON.stringify({ who: '7', texts: ['nurse'] }))
  const list = keptList(NAME, 3)
  keepSession(testSession())
  expect(list.get()).toEqual([])
})

test.each(['{', '[]', '{"who":1}', '"x"', 'null'])('S-FIND-51 what is no list is none: %s', (text) => {
  localStorage.setItem(KEY, text)
  expect(keptList(NAME, 3).get()).toEqual([])
})
