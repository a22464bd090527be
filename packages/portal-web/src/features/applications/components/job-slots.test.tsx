import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { toJobView } from '../../../lib/job'
import { ApplyButton } from './apply-button'
import { slotsOf, slotsOfSaved, slotsWithTick } from './job-slots'
import { TickBox } from './tick-box'

const has = (node: ReactNode, type: unknown): boolean => isValidElement(node) && node.type === type

test.each([
  [{ employer: { id: 1, name: 'Angkor', canChat: true } }, true],
  // Of an import: nobody answers for it here.
  [{ employer: { id: 301, name: 'Elsewhere', canChat: false } }, false],
  [{ employer: null }, false],
  [{ employer: { id: 1, name: 'Angkor', canChat: true }, isOpen: false }, false],
])(
  'S-APPLY-16 a job like %j can be chosen among several, and applied for where it is saved: %s',
  (job, isOffered) => {
    const view = toJobView({ id: 1, title: 'Cook', ...job })
    expect(has(slotsWithTick(view).tick, TickBox)).toBe(isOffered)
    expect(has(slotsOfSaved(view, true).tick, TickBox)).toBe(isOffered)
    const { children } = (slotsOfSaved(view, false).actions as ReactElement<{ children: ReactNode }>).props
    expect(Children.toArray(children).some((one) => has(one, ApplyButton))).toBe(isOffered)
  },
)

test('S-APPLY-16 boxes are there only where several are being chosen', () => {
  const view = toJobView({ id: 1, title: 'Cook', employer: { id: 1, name: 'Angkor', canChat: true } })
  expect(has(slotsOf(view).tick, TickBox)).toBe(false)
  expect(has(slotsOfSaved(view, false).tick, TickBox)).toBe(false)
})
