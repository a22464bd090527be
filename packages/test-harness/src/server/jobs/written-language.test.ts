import { expect, test } from 'vitest'
import { languageOf } from './written-language'

test.each([
  ['Answers the telephone and books rooms.', 'en'],
  ['ស្វាគមន៍ភ្ញៀវ និងកក់បន្ទប់។ ប្រើ Excel និង Opera PMS។', 'km'],
  ['接待客人，办理入住和退房。会用 Excel。', 'zh'],
  ['손님을 맞이하고 객실을 예약합니다.', 'ko'],
  ['ต้อนรับแขกและจองห้องพัก', 'th'],
  ['Đón khách và đặt phòng.', 'vi'],
  // A name of another script makes no other text of it.
  ['Sales assistant at Romduol Market (ផ្សាររំដួល), six days a week.', 'en'],
  ['', 'en'],
])('S-JOB-100 the letters of "%s" say %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
