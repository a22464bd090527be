import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Logo } from './logo'
import { Shots } from './shots'
import '../styles/pieces.css'

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`

test.each([
  [900, 90],
  [90, 900],
])('S-FIRM-29 a picture of %i by %i pixels stays in its box', async (width, height) => {
  const place = document.body.appendChild(document.createElement('div'))
  place.style.inlineSize = '390px'
  const root = createRoot(place)
  const src = drawn(width, height)
  const picture = { address: src, small: src, alt: {} }
  root.render(
    <>
      <Logo id={5} industryId={1} size="l" src={src} />
      <Shots pictures={[picture]} />
    </>,
  )
  const loaded = () => [...place.querySelectorAll('img')].filter(({ complete }) => complete).length
  await expect.poll(loaded).toBe(2)
  const sizeOf = (selector: string) => {
    const { width, height } = place.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return [width, Math.round(height)]
  }
  expect([sizeOf('.logo'), sizeOf('.logo > img')]).toEqual([
    [64, 64],
    [64, 64],
  ])
  expect(sizeOf('.shots img')).toEqual(sizeOf('.shots > li'))
  expect(sizeOf('.shots img')[0]).toBeLessThanOrEqual(390)
  root.unmount()
  place.remove()
})

test('S-FIND-61 where the picture of a company does not come its sign stands', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(<Logo id={5} industryId={1} src="data:image/png;base64,no" />)
  await expect.poll(() => place.querySelector('.logo > svg')).not.toBeNull()
  expect(place.querySelector('img')).toBeNull()
  root.unmount()
})
