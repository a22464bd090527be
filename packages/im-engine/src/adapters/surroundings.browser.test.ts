import { expect, it } from 'vitest'
import { browserVisibility } from './surroundings.js'

it('S-EVENT-5 a tab is used when its window gets the focus, and that is no change of what can be seen', () => {
  const told: string[] = []
  const ends = [
    browserVisibility.onUsed?.(() => told.push('used')),
    browserVisibility.subscribe(() => told.push('shown or hidden')),
  ]
  window.dispatchEvent(new Event('focus'))
  expect(told).toEqual(['used'])
  for (const end of ends) end?.()
  window.dispatchEvent(new Event('focus'))
  expect(told).toEqual(['used'])
})
