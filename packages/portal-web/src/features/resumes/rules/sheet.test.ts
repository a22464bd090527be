import { expect, test } from 'vitest'
import { EMPTY } from './paper'
import { contentOf } from './sheet'

test('S-PAPER-11 the sheet beside the editor has what is written, saved or not, and not what is being deleted', () => {
  const content = contentOf({
    paper: {
      profile: { ...EMPTY.profile, firstName: 'Dara' },
      'experiences/1': { ...EMPTY.experiences, jobtitle: 'Cook' },
      'experiences/2': { ...EMPTY.experiences, jobtitle: 'Waiter' },
      'skills/3': { ...EMPTY.skills, skillname: 'Soup' },
    },
    drafts: {
      'experiences/1': { values: { ...EMPTY.experiences, jobtitle: 'Head cook' } },
      'experiences/new-1': { values: { ...EMPTY.experiences, jobtitle: 'Baker' } },
    },
    leaving: new Set(['experiences/2'] as const),
  })
  expect(content.profile.firstName).toBe('Dara')
  expect(content.experiences.map(({ jobtitle }) => jobtitle)).toEqual(['Head cook', 'Baker'])
  expect(content.skills).toEqual([{ skillname: 'Soup', useryear: null }])
})
