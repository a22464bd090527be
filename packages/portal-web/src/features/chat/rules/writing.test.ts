import { expect, test } from 'vitest'
import { writeAt, writeSentence } from './writing'

test('S-BOX-8 what is chosen is written where the caret stands, in the place of what is selected, and the caret follows it', () => {
  expect(writeAt('', 0, 0, '🙏')).toEqual({ text: '🙏', caret: 2 })
  expect(writeAt('Thank you!', 9, 9, '🙏')).toEqual({ text: 'Thank you🙏!', caret: 11 })
  expect(writeAt('Thank you!', 6, 9, 'all')).toEqual({ text: 'Thank all!', caret: 9 })
  expect(writeAt('Thank you!', 9, 6, 'all')).toEqual({ text: 'Thank all!', caret: 9 })
})

test('S-BOX-8 a quick reply behind a word has a blank before it, and none at the beginning or behind a blank', () => {
  expect(writeSentence('Yes.', 4, 4, 'On my way.').text).toBe('Yes. On my way.')
  expect(writeSentence('Yes. ', 5, 5, 'On my way.').text).toBe('Yes. On my way.')
  expect(writeSentence('Yes', 0, 0, 'On my way.')).toEqual({ text: 'On my way.Yes', caret: 10 })
  expect(writeSentence('ចាស', 3, 3, 'អរគុណ').text).toBe('ចាស អរគុណ')
})
