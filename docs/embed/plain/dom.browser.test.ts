import { expect, test } from 'vitest'
import { bind, element, KeyedChildren } from './dom'

const createLine = (key: string) => {
  const line = element('button', {}, key)
  return { element: line, show: () => undefined }
}

function listOf() {
  const list = element('div')
  document.body.append(list)
  const children = new KeyedChildren<string>(list, (key) => key, createLine)
  return { list, children, texts: () => [...list.children].map((child) => child.textContent) }
}

test('S-DESK-8 an element lives as long as its key, and stays where its neighbours are', () => {
  const { list, children, texts } = listOf()
  children.show(['a', 'b', 'c'])
  const [a, b, c] = list.children
  children.show(['c', 'a', 'd', 'b'])
  expect(texts()).toEqual(['c', 'a', 'd', 'b'])
  expect([list.children[1], list.children[3], list.children[0]]).toEqual([a, b, c])
  children.show(['b'])
  expect(texts()).toEqual(['b'])
  children.show(['a', 'b'])
  expect(list.children[0]).not.toBe(a)
  children.show([])
  expect(texts()).toEqual([])
})

test('S-DESK-8 what has the focus keeps it when it moves', () => {
  const { list, children } = listOf()
  children.show(['a', 'b', 'c'])
  const last = list.children[2] as HTMLElement
  last.focus()
  children.show(['c', 'a', 'b'])
  expect(document.activeElement).toBe(last)
})

test('S-DESK-9 a text is a text, whatever stands in it', () => {
  const hostile = '<img src=x onerror="document.title = 1"><b>"&amp;</b>'
  const made = element('p', { title: hostile }, hostile)
  expect(made.textContent).toBe(hostile)
  expect(made.children).toHaveLength(0)
  expect(made.title).toBe(hostile)
})

function viewOf<T>(value: T) {
  const listeners = new Set<() => void>()
  return {
    listeners,
    getSnapshot: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
  }
}

test('S-DESK-8 a view is shown at once, at each change, and no more after it is let go', () => {
  const view = viewOf(1)
  const shown: number[] = []
  const stop = bind(view, (next) => shown.push(next))
  view.become(2)
  stop()
  expect(shown).toEqual([1, 2])
  expect(view.listeners.size).toBe(0)
})
