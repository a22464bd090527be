import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Logo } from './logo'

const drawn = (id: number, industryId: number): string =>
  renderToStaticMarkup(<Logo id={id} industryId={industryId} />)
const shadeOf = (id: number): string => /data-shade="(\d)"/.exec(drawn(id, 1))?.[1] ?? ''

test('S-LOOK-9 a company without a logo has a sign by its trade, the same everywhere, and no letter', () => {
  expect(drawn(7, 8)).toBe(drawn(7, 8))
  expect(drawn(7, 8)).not.toBe(drawn(7, 9))
  for (const id of [0, 1, 99]) expect(drawn(id, 3).replace(/<[^>]*>/g, '')).toBe('')
})

test('S-LOOK-9 companies share their shade with few others: all seven are used', () => {
  const shades = Array.from({ length: 70 }, (_, index) => shadeOf(index + 1))
  for (const shade of ['1', '2', '3', '4', '5', '6', '7'])
    expect(shades.filter((one) => one === shade).length).toBeGreaterThan(4)
  expect(new Set(Array.from({ length: 7 }, (_, index) => shadeOf((index + 1) * 100))).size).toBeGreaterThan(3)
})

test('S-LOOK-9 an industry that nobody has heard of has a sign too', () => {
  expect(drawn(5, 999)).toContain('<svg')
})

test('S-FIND-61 a company that has a logo shows it, and nothing of its sign', () => {
  const own = renderToStaticMarkup(<Logo id={5} industryId={1} src="/logo.svg" />)
  expect(own).toContain('src="/logo.svg"')
  expect(own).not.toContain('<svg')
  expect(renderToStaticMarkup(<Logo id={5} industryId={1} src={null} />)).toBe(drawn(5, 1))
})
