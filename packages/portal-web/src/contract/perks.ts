// What everybody gets with a job, chosen instead of typed: one line of its benefits each, in the language of the words around it.
// New ones go to the end.

import { PAPER_LANGUAGES, type PaperLanguage } from './paper'

export const PERKS = [
  'insurance',
  'meals',
  'transport',
  'training',
  'housing',
  'bonus',
  'leave',
  'family',
] as const
export type Perk = (typeof PERKS)[number]

/** As the page of a company calls them; in the order of PERKS. */
const NAMES: Readonly<Record<PaperLanguage, readonly string[]>> = {
  en: [
    'Health insurance',
    'Meals at work',
    'Transport to work',
    'Training and courses',
    'Housing',
    'Bonuses',
    'Paid leave and public holidays',
    'Family support',
  ],
  km: [
    'ធានារ៉ាប់រងសុខភាព',
    'អាហារនៅកន្លែងធ្វើការ',
    'មធ្យោបាយទៅធ្វើការ',
    'បណ្ដុះបណ្ដាល និងវគ្គសិក្សា',
    'កន្លែងស្នាក់នៅ',
    'ប្រាក់រង្វាន់',
    'ច្បាប់ឈប់សម្រាក និងថ្ងៃបុណ្យ',
    'ការគាំទ្រគ្រួសារ',
  ],
  zh: [
    '医疗保险',
    '工作餐',
    '上下班交通',
    '培训和课程',
    '提供住宿',
    '奖金',
    '带薪假期和法定假日',
    '家庭福利',
  ],
  ko: [
    '건강 보험',
    '직장 식사',
    '통근 교통',
    '교육과 강좌',
    '숙소 제공',
    '보너스',
    '유급 휴가와 공휴일',
    '가족 지원',
  ],
  th: [
    'ประกันสุขภาพ',
    'อาหารที่ทำงาน',
    'รถรับส่ง',
    'อบรมและคอร์สเรียน',
    'ที่พัก',
    'โบนัส',
    'วันลาและวันหยุดนักขัตฤกษ์',
    'สวัสดิการครอบครัว',
  ],
  vi: [
    'Bảo hiểm sức khỏe',
    'Bữa ăn tại chỗ làm',
    'Xe đưa đón',
    'Đào tạo và khóa học',
    'Chỗ ở',
    'Tiền thưởng',
    'Nghỉ phép và ngày lễ',
    'Hỗ trợ gia đình',
  ],
}

/** e.g. perkName("meals", "en") > "Meals at work" */
export const perkName = (perk: Perk, language: PaperLanguage): string =>
  NAMES[language][PERKS.indexOf(perk)] ?? ''

const POINT = /^\s*[-–—•·]\s+/u
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(POINT, '').trim())
    .filter((line) => line !== '')

/** The benefits of a job in one language: what was chosen, then what was written besides, each a point; "" where nothing is. */
export const writeBenefits = (perks: readonly Perk[], others: string, language: PaperLanguage): string =>
  [...perks.map((perk) => perkName(perk, language)), ...linesOf(others)].map((line) => `• ${line}`).join('\n')

/** What of benefits is chosen, in any language, and what is written besides, one a line. */
export function readBenefits(text: string): { readonly perks: readonly Perk[]; readonly others: string } {
  const known = (line: string) =>
    PERKS.find((perk) => PAPER_LANGUAGES.some((language) => perkName(perk, language) === line))
  const lines = linesOf(text)
  return {
    perks: PERKS.filter((perk) => lines.some((line) => known(line) === perk)),
    others: lines.filter((line) => known(line) === undefined).join('\n'),
  }
}
