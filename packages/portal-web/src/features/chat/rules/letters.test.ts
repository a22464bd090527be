import { expect, test } from 'vitest'
import { byLetter, letterOf } from './letters'

test.each([
  ['Sokha', 'S'],
  ['élodie', 'E'],
  ['Đào Thị Hoa', 'D'],
  ['Ｂｏｐｈａ', 'B'],
  ['សុខា ចាន់', 'ស'],
  ['\u200bវេជ្ជ. សុភាព', 'វ'],
  ['ឧត្តម', 'ឧ'],
  ['林小姐', 'L'],
  ['王伟', 'W'],
  ['罗敏', 'L'],
  ['曾强', 'Z'],
  ['张三', 'Z'],
  ['歐陽', 'O'],
  ['เอก', 'อ'],
  ['สมชาย', 'ส'],
  ['แก้ว', 'ก'],
  ['김민수', 'ㄱ'],
  ['쌍둥이', 'ㅅ'],
  ['이영희', 'ㅇ'],
  ['855 12', '#'],
  ['Иван', '#'],
  ['たろう', '#'],
  ['', '#'],
])('S-MEET-1 %s stands under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})

test('S-MEET-1 letters come as #, Latin, Khmer, Thai, Korean, and names under them in the order of their language', () => {
  const names = [
    '김',
    'แก้ว',
    'Zita',
    'វិជ្ជា',
    '林',
    'កុសល',
    '7',
    'bopha',
    'Anna',
    'Bopha',
    'Lin',
    'Élan',
    'កញ្ញា',
    '이',
  ]
  const groups = byLetter(names.map((name, index) => ({ name, imId: `${index}` })))
  expect(groups.map(({ letter, people }) => [letter, people.map(({ name }) => name)])).toEqual([
    ['#', ['7']],
    ['A', ['Anna']],
    ['B', ['bopha', 'Bopha']],
    ['E', ['Élan']],
    ['L', ['林', 'Lin']],
    ['Z', ['Zita']],
    ['ក', ['កញ្ញា', 'កុសល']],
    ['វ', ['វិជ្ជា']],
    ['ก', ['แก้ว']],
    ['ㄱ', ['김']],
    ['ㅇ', ['이']],
  ])
})
