import { CalendarDays } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { HiringCard } from './card'
// After the card's own: whichever sheet comes first, it looks the same.
import '../../../styles/thread.css'
import '../../../styles/tokens.css'

test('S-HIRE-14 a card keeps its height while an answer is on its way, and has no hole after it', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const heightOf = () => place.querySelector<HTMLElement>('.hiring-card')?.offsetHeight ?? 0
  const draw = (isHeld: boolean, said: string, lines: number) => {
    root.render(
      <HiringCard icon={CalendarDays} name="Interview" isHeld={isHeld}>
        <p>{said}</p>
        <div style={{ blockSize: lines * 20 }} />
      </HiringCard>,
    )
    return expect.poll(() => place.textContent).toContain(said)
  }
  await draw(false, 'open', 10)
  const open = heightOf()
  await draw(true, 'on its way', 10)
  await draw(true, 'agreed', 2)
  expect(heightOf()).toBe(open)
  await draw(false, 'settled', 2)
  await expect.poll(heightOf).toBe(open - 160)
})

test('S-LOOK-8 an own card looks the same whichever style sheet comes first', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.className = 'said said-own'
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <div className="bubble">
      <HiringCard icon={CalendarDays} name="Interview">
        <p>{'open'}</p>
      </HiringCard>
    </div>,
  )
  await expect.poll(() => place.querySelector('.hiring-card')).not.toBeNull()
  const plain = place.appendChild(document.createElement('div'))
  plain.style.background = 'var(--surface)'
  const groundOf = (one: Element) => getComputedStyle(one).backgroundColor
  expect(place.firstElementChild && groundOf(place.firstElementChild)).toBe(groundOf(plain))
})
