import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(new URL('../theme-first.js', import.meta.url), 'utf8')

function themeFor(getItem: (name: string) => string | null): unknown {
  const document = { documentElement: { dataset: {} as { theme?: string } } }
  runInNewContext(script, { document, localStorage: { getItem } })
  return document.documentElement.dataset.theme
}

test('S-REND-11 the first script shows the theme that was chosen, under the name by which theme.ts keeps it, in less than 1 KB', () => {
  const kept = (theme: string | null) => (name: string) => (name === 'sarika.theme' ? theme : null)
  expect(['light', 'dark'].map((theme) => themeFor(kept(theme)))).toEqual(['light', 'dark'])
  for (const other of [null, 'system', 'x" onload="', '']) expect(themeFor(kept(other))).toBe(undefined)
  expect(readFileSync(new URL('theme.ts', import.meta.url), 'utf8')).toContain("'sarika.theme'")
  expect(script.length).toBeLessThan(1024)
})

test('S-REND-11 a browser that keeps nothing has the appearance of the device', () => {
  expect(
    themeFor(() => {
      throw new Error('denied')
    }),
  ).toBe(undefined)
})
