import type { Line } from './lines'
import { bareOf, mapValues, wordsOf } from './words'

/** What stands in front of a value in six languages. */
export const LABELS = {
  name: 'name|full name|姓名|名字|ឈ្មោះ|គោត្តនាម និងនាម|គោត្តនាមនិងនាម|នាមត្រកូល និងនាមខ្លួន|ឈ្មោះពេញ|이름|성명|ชื่อ|ชื่อ-นามสกุล|ชื่อ นามสกุล|họ tên|họ và tên',
  firstName: 'first name|given name|given names|名|នាម|នាមខ្លួន|이름|ชื่อจริง|tên',
  lastName: 'last name|family name|surname|姓|គោត្តនាម|នាមត្រកូល|성|นามสกุล|họ',
  sex: 'sex|gender|性别|ភេទ|성별|เพศ|giới tính',
  birthday:
    'date of birth|birth date|birthdate|birthday|dob|d.o.b|born|出生日期|出生年月|生日|出生年月日|ថ្ងៃខែឆ្នាំកំណើត|ថ្ងៃ ខែ ឆ្នាំកំណើត|ថ្ងៃកំណើត|ថ្ងៃខែកំណើត|생년월일|생일|วันเกิด|วันเดือนปีเกิด|วัน/เดือน/ปีเกิด|ngày sinh|ngày tháng năm sinh|sinh ngày',
  address:
    'address|current address|present address|location|city|residence|地址|现居地|居住地|现居住地|住址|所在地|现住址|អាសយដ្ឋាន|អាសយដ្ឋានបច្ចុប្បន្ន|ទីលំនៅ|ទីលំនៅបច្ចុប្បន្ន|주소|거주지|ที่อยู่|ที่อยู่ปัจจุบัน|địa chỉ|nơi ở|nơi ở hiện tại',
  marital:
    'marital status|civil status|婚姻状况|婚姻|婚否|ស្ថានភាពគ្រួសារ|ស្ថានភាព|결혼여부|สถานภาพ|สถานภาพสมรส|tình trạng hôn nhân|hôn nhân',
} as const
export type Label = keyof typeof LABELS

const known = mapValues(LABELS, (words): ReadonlySet<string> => new Set(wordsOf(words).map(bareOf)))

const isLabel = (text: string): boolean => Object.values(known).some((words) => words.has(bareOf(text)))
const cleanValue = (text: string): string => text.replace(/^[\s:：៖]+/u, '').trim()

export interface Labelled {
  readonly value: string
  readonly line: Line
}

/** The value behind a label: after its colon, in the next cell of the line, or in the next line. Null: there is none. */
export function behindLabel(lines: readonly Line[], label: Label): Labelled | null {
  for (const [at, line] of lines.entries())
    for (const [place, cell] of line.cells.entries()) {
      const [, before = cell, after = ''] = /^([^:：៖]{1,40})[:：៖](.*)$/u.exec(cell) ?? []
      if (!known[label].has(bareOf(before))) continue
      const own = cleanValue(after)
      if (own !== '') return { value: own, line }
      const beside = cleanValue(line.cells[place + 1] ?? '')
      if (beside !== '') return { value: beside, line }
      const below = lines[at + 1]
      if (line.cells.length === 1 && below !== undefined && !isLabel(below.text))
        return { value: cleanValue(below.text), line: below }
    }
  return null
}
