import { afterEach, expect, test } from 'vitest'
import { ReadingPlace } from './reading-place'

let frame: HTMLElement
let place: ReadingPlace
afterEach(() => {
  place.close()
  frame.remove()
})

function open() {
  frame = document.body.appendChild(document.createElement('div'))
  frame.style.cssText = 'height: 100px; overflow: auto; overflow-anchor: none'
  const content = frame.appendChild(document.createElement('div'))
  place = new ReadingPlace(frame, content)
  const add = (height: number) => {
    const row = content.appendChild(document.createElement('div'))
    row.dataset.hold = ''
    row.style.height = `${height}px`
    return row
  }
  for (let count = 0; count < 20; count++) add(30)
  place.toEnd()
  return { add, atEnd: () => frame.scrollHeight - frame.clientHeight }
}

test('S-DESK-3 who scrolls up as a message comes is not thrown back to the end', () => {
  const { add } = open()
  frame.scrollTop = 200
  // The browser tells of it with the next picture; the message is here before.
  add(30)
  place.takeUp()
  expect([frame.scrollTop, place.isAtEnd]).toEqual([200, false])
})

test('S-DESK-3 who is at the end stays there, also when what is above becomes shorter', () => {
  const { add, atEnd } = open()
  add(30)
  place.takeUp()
  expect(frame.scrollTop).toBe(atEnd())
  frame.querySelector('[data-hold]')?.remove()
  place.takeUp()
  expect([frame.scrollTop, place.isAtEnd]).toEqual([atEnd(), true])
})
