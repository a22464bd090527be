import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { type RowSlots, toJobView } from '../../../lib/job'
import { ApplyButton } from './apply-button'
import { slotsOfSaved, slotsWithTick } from './job-slots'
import { TickBox } from './tick-box'

const has = (node: ReactNode, type: unknown): boolean => isValidElement(node) && node.type === type

/** Whether one can apply for it alone, and choose it among several. */
const offers = (slots: RowSlots): readonly boolean[] => {
  const { children } = (slots.actions as ReactElement<{ children: ReactNode }>).props
  return [Children.toArray(children).some((one) => has(one, ApplyButton)), has(slots.tick, TickBox)]
}

test.each([
  [{ employer: { id: 1, name: 'Angkor', canChat: true } }, true],
  // Of an import: nobody answers for it here.
  [{ employer: { id: 301, name: 'Elsewhere', canChat: false } }, false],
  [{ employer: null }, false],
  [{ employer: { id: 1, name: 'Angkor', canChat: true }, isOpen: false }, false],
])('S-APPLY-16 of the row of a job like %j one can apply: %s', (job, isOffered) => {
  const view = toJobView({ id: 1, title: 'Cook', ...job })
  expect(offers(slotsWithTick(view))).toEqual([isOffered, isOffered])
  expect(offers(slotsOfSaved(view))).toEqual([isOffered, isOffered])
})
