import { PERKS, type Perk, readBenefits } from '../contract/perks'

/** What everybody at a company gets, by the server's names (jobs/portrait.ts there). */
export const BENEFITS = PERKS
export type Benefit = Perk

export const isBenefit = (text: unknown): text is Benefit => BENEFITS.some((one) => one === text)

/** Words by which a line of text is about one of them, in the languages of jobs. For an icon, so a miss costs nothing. */
const WORDS: readonly (readonly [Benefit, RegExp])[] = [
  ['family', /famil|child|school fee|គ្រួសារ|កូន|家属|子女|가족|ครอบครัว|gia đình/iu],
  ['insurance', /insur|clinic|treatment|ធានារ៉ាប់រង|ព្យាបាល|保险|就诊|보험|ประกัน|bảo hiểm/iu],
  ['meals', /meal|lunch|food|អាហារ|餐|식사|อาหาร|bữa/iu],
  ['transport', /\b(van|bus|petrol|motorbike)\b|ឡាន|班车|통근|รถ|xe /iu],
  ['training', /train|course|lesson|បណ្ដុះ|រៀន|培训|课|교육|อบรม|đào tạo/iu],
  ['housing', /\broom\b|hous|បន្ទប់|宿|숙소|ที่พัก|chỗ ở/iu],
  ['bonus', /bonus|13th|salary|loan|រង្វាន់|ប្រាក់|奖|工资|贷款|보너스|โบนัส|thưởng/iu],
  ['leave', /leave|holiday|day|weekend|home|សម្រាក|假|休|周|휴가|วันหยุด|nghỉ/iu],
]

/** undefined: of none that is known. */
export const benefitOf = (line: string): Benefit | undefined =>
  readBenefits(line).perks[0] ?? WORDS.find(([, words]) => words.test(line))?.[0]
