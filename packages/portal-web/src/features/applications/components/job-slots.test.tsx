import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { toJobView } from '../../../lib/job'
import { ApplyButton } from './apply-button'
import { slotsOf } from './job-slots'

const offersApply = (job: object): boolean => {
  const { actions } = slotsOf(toJobView({ id: 1, title: 'Cook', ...job }))
  const { children } = (actions as ReactElement<{ children: ReactNode }>).props
  return Children.toArray(children).some((one) => isValidElement(one) && one.type === ApplyButton)
}

test.each([
  [{ employer: { id: 1, name: 'Angkor', canChat: true } }, true],
  // Of an import: nobody answers for it here.
  [{ employer: { id: 301, name: 'Elsewhere', canChat: false } }, false],
  [{ employer: null }, false],
  [{ employer: { id: 1, name: 'Angkor', canChat: true }, isOpen: false }, false],
])('S-APPLY-16 of the row of a job like %j one can apply: %s', (job, isOffered) => {
  expect(offersApply(job)).toBe(isOffered)
})
