import { expect, test } from 'vitest'
import { dayIn, spanIn } from './dates'

test.each([
  ['Jun 2021 – Present', '2021-06', null],
  ['From September 2019 to Feb. 2020', '2019-09', '2020-02'],
  ['01/2022 - 03/2023', '2022-01', '2023-03'],
  ['2017.05 - 至今', '2017-05', null],
  ['2016年7月至2020年2月', '2016-07', '2020-02'],
  ['មករា ២០២២ – បច្ចុប្បន្ន', '2022-01', null],
  ['ខែមិថុនា ឆ្នាំ២០១៩ ដល់ ខែធ្នូ ឆ្នាំ២០២១', '2019-06', '2021-12'],
  ['2019년 3월 ~ 현재', '2019-03', null],
  ['มิถุนายน 2564 - ปัจจุบัน', '2021-06', null],
  ['ม.ค. ๒๕๖๐ – ธ.ค. ๒๕๖๓', '2017-01', '2020-12'],
  ['tháng 6/2019 - nay', '2019-06', null],
  ['Tháng 1 năm 2018 – Tháng 12 năm 2019', '2018-01', '2019-12'],
])('S-PARSE-8 %s is a span of months', (text, from, to) => {
  const span = spanIn(text)
  expect(span?.from).toEqual({ value: from, isSure: true })
  expect(span?.to).toEqual({ value: to, isSure: true })
  expect(span?.rest).toBe('')
})

test('S-PARSE-8 a year without its month is not sure, and its month is left open', () => {
  expect(spanIn('Cook, Lotus Hotel (2019 - 2021)')).toMatchObject({
    from: { value: '2019-', isSure: false },
    to: { value: '2021-', isSure: false },
    rest: 'Cook, Lotus Hotel',
  })
  expect(spanIn('Nov 2020')).toMatchObject({ from: { value: '2020-11' }, to: undefined })
  expect(spanIn('+855 12 345 678')).toBe(null)
  expect(spanIn('a team of 8, since 3 years')).toBe(null)
})

test.each([
  ['14 March 1996', '1996-03-14', true],
  ['March 14, 1996', '1996-03-14', true],
  ['14-Mar-1996', '1996-03-14', true],
  ['1988-02-09', '1988-02-09', true],
  ['1994 年 7 月 21 日', '1994-07-21', true],
  ['១៤ មីនា ១៩៩៨', '1998-03-14', true],
  ['ថ្ងៃទី១៤ ខែមីនា ឆ្នាំ១៩៩៨', '1998-03-14', true],
  ['14 มีนาคม 2541', '1998-03-14', true],
  ['ngày 14 tháng 3 năm 1996', '1996-03-14', true],
  ['25/11/1999', '1999-11-25', true],
  ['11/25/1999', '1999-11-25', true],
  ['05/05/1999', '1999-05-05', true],
  ['05/11/1999', '1999-11-05', false],
])('S-PARSE-8 %s is a day', (text, value, isSure) => {
  expect(dayIn(text)).toEqual({ value, isSure })
})

test('S-PARSE-8 a day that there never was is none', () => {
  for (const text of ['31/02/1999', '32 March 1996', '2001-13-40', 'soon']) expect(dayIn(text)).toBe(null)
})
