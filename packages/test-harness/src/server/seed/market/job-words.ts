import { type Language, type Names, namesOf } from '../../constants/names'

/** How a kind of work is offered: its title by language, with `{}` where the work stands. */
export interface Variant {
  readonly pattern: Names
  readonly level: number
  readonly experience: number
  readonly term: number
  /** of the usual pay */
  readonly payShare: number
}

const variant = (
  row: string,
  level: number,
  experience: number,
  term: number,
  payShare: number,
): Variant => ({
  pattern: namesOf(row),
  level,
  experience,
  term,
  payShare,
})

const PLAIN = variant('{} | {} | {} | {} | {} | {}', 3, 2, 1, 1)

/** The plain one stands more often. */
export const VARIANTS: readonly Variant[] = [
  PLAIN,
  PLAIN,
  PLAIN,
  PLAIN,
  PLAIN,
  variant('{} | {} | {} | {} | {} | {}', 2, 1, 3, 0.9),
  variant('Junior {} | 初级{} | {}កម្រិតដំបូង | 신입 {} | {}ระดับเริ่มต้น | {} mới vào nghề', 2, 1, 1, 0.8),
  variant('Senior {} | 高级{} | {}ជាន់ខ្ពស់ | 시니어 {} | {}อาวุโส | {} cấp cao', 4, 4, 1, 1.3),
  variant('Assistant {} | 助理{} | ជំនួយការ{} | 보조 {} | ผู้ช่วย{} | Trợ lý {}', 2, 1, 1, 0.85),
  variant('Head {} | 首席{} | ប្រធាន{} | 수석 {} | หัวหน้า{} | {} trưởng', 5, 5, 1, 1.6),
  variant(
    '{}, experienced | {}（有经验） | {}មានបទពិសោធន៍ | {} (경력) | {}มีประสบการณ์ | {} có kinh nghiệm',
    3,
    3,
    1,
    1.15,
  ),
  variant(
    '{} (part time) | {}（兼职） | {} (ក្រៅម៉ោង) | {} (파트타임) | {} (พาร์ตไทม์) | {} (bán thời gian)',
    2,
    1,
    2,
    0.6,
  ),
  variant('{}, night shift | {}（夜班） | {} វេនយប់ | {} (야간) | {} (กะกลางคืน) | {} (ca đêm)', 3, 2, 1, 1.1),
  variant('{}, six months | {}（六个月） | {} ៦ខែ | {} (6개월) | {} (6 เดือน) | {} (6 tháng)', 3, 2, 4, 1),
  variant('{} Intern | {}实习生 | {} កម្មសិក្សា | {} 인턴 | {}ฝึกงาน | {} thực tập', 1, 1, 5, 0.5),
]

export const BENEFITS: readonly string[] = [
  'Health insurance from the first day.',
  'A thirteenth month of pay at Khmer New Year.',
  'Lunch at work.',
  'A bus from the town.',
  'Eighteen days of holiday and all public ones.',
  'A course of your choice every year.',
  'A telephone and its credit.',
  'A bonus for what is sold.',
  'A uniform and its washing.',
]

export const HOW_TO_APPLY: readonly string[] = [
  'Send your resume with this page, or open the chat and ask.',
  'Apply here until the closing date; we answer within a week.',
  'Open the chat and tell us when we may call you.',
  'Send your resume and the names of two people who know your work.',
]

/** In which language an employer writes first, as often as it stands here. */
export const FIRST_LANGUAGES: readonly Language[] = [
  'en',
  'en',
  'en',
  'en',
  'en',
  'en',
  'km',
  'km',
  'km',
  'zh',
]
