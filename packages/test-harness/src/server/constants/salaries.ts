import { type Constant, listOf } from './names'

/** A band of monthly pay in US dollars: from this on, and below `to`; both null where pay is agreed on. */
export interface SalaryBand extends Constant {
  readonly from: number | null
  readonly to: number | null
}

const BOUNDS: readonly (readonly [number | null, number | null])[] = [
  [null, null],
  [0, 200],
  [200, 400],
  [400, 600],
  [600, 1_000],
  [1_000, 2_000],
  [2_000, null],
]

/** The band of a job without a figure. */
export const NEGOTIABLE = 1

/** `salaryId` */
export const SALARIES: readonly SalaryBand[] = listOf([
  'Negotiable | 面议 | អាចចរចាបាន | 협의 | ตามตกลง | Thỏa thuận',
  'Under $200 | 低于$200 | ក្រោម $200 | $200 미만 | ต่ำกว่า $200 | Dưới $200',
  '$200-$400 | $200-$400 | $200-$400 | $200-$400 | $200-$400 | $200-$400',
  '$400-$600 | $400-$600 | $400-$600 | $400-$600 | $400-$600 | $400-$600',
  '$600-$1,000 | $600-$1,000 | $600-$1,000 | $600-$1,000 | $600-$1,000 | $600-$1.000',
  '$1,000-$2,000 | $1,000-$2,000 | $1,000-$2,000 | $1,000-$2,000 | $1,000-$2,000 | $1.000-$2.000',
  'From $2,000 | $2,000以上 | ចាប់ពី $2,000 | $2,000 이상 | ตั้งแต่ $2,000 | Từ $2.000',
]).map((one, index) => {
  const [from, to] = BOUNDS[index] ?? [null, null]
  return { ...one, from, to }
})

/** The band of a monthly pay, in cents. */
export const salaryBandOf = (monthlyCents: number): number =>
  SALARIES.findLast(({ from }) => from !== null && monthlyCents / 100 >= from)?.id ?? 0
