import { expect, test } from 'vitest'
import { judgeText } from './chat/content'
import { requiredText } from './required-text'

const BLANK = ['', ' \n', '\u200b', '\u200b \u2060', '\u202d\u202c', '\u3164', '\u2800']

test.each(BLANK)(
  'S-TEXT-5 a call that gives %j for a required text is refused as one that gives nothing',
  (text) => {
    const { error } = requiredText(10).safeParse(text)
    expect(error?.issues.map(({ message }) => message)).toEqual(['required'])
  },
)

test.each(BLANK)('S-TEXT-5 a message of %j is empty to the server (BL-10)', (text) => {
  expect(judgeText(text)).toBe('the text is empty')
})

test('S-TEXT-5 what is seen is taken as it is written, and no more than is asked for', () => {
  expect(requiredText(10).parse(' \u200bការងារ ')).toBe('\u200bការងារ')
  expect(requiredText(3).safeParse('four').success).toBe(false)
  expect(judgeText('\u200bការ')).toBeNull()
})
