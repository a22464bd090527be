import { type Names, namesOf } from '../../constants/names'

/** A kind of work as the demo's employers offer it. */
export interface Occupation {
  readonly category: number
  /** where it is done; none: everywhere */
  readonly industries: readonly number[]
  readonly titles: Names
  /** what else it is called */
  readonly others: readonly string[]
  /** monthly pay of a beginner and of somebody with experience, in dollars */
  readonly pay: readonly [from: number, to: number]
  readonly qualification: number
  readonly tasks: string
}

type Facts = readonly [
  category: number,
  industries: readonly number[],
  qualification: number,
  pay: readonly [from: number, to: number],
]

/** One kind of work; its titles in the order of the portal's languages, and what else it is called, apart by ` | `. */
export const work = (
  [category, industries, qualification, pay]: Facts,
  titles: string,
  others: string,
  tasks: string,
): Occupation => ({
  category,
  industries,
  qualification,
  pay,
  titles: namesOf(titles),
  others: others.split(' | '),
  tasks,
})
