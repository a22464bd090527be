import { expect, test } from 'vitest'
import { likeTalk } from './script-of'

const TEXTS = ['On my way.', 'អរគុណ Dara', 'Thank you!', '谢谢', '고마워요', 'ขอบคุณ']

test.each([
  ['Hello', ['On my way.', 'Thank you!']],
  ['សួស្ដី Sokha', ['អរគុណ Dara', 'On my way.', 'Thank you!']],
  ['你好', ['谢谢', 'On my way.']],
  ['안녕', ['고마워요', 'On my way.']],
  ['สวัสดี OK', ['ขอบคุณ', 'On my way.']],
  ['👋 12', ['On my way.', 'អរគុណ Dara']],
  ['', ['On my way.', 'អរគុណ Dara']],
])('S-BOX-15 after "%s" those in its script come first', (said, first) => {
  expect(likeTalk(TEXTS, said).slice(0, first.length)).toEqual(first)
  expect(likeTalk(TEXTS, said)).toHaveLength(TEXTS.length)
})
