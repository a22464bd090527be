import { numberAt, toFields } from '../../../lib/fields'
import type { Asked } from './asked'

/** Kinds of which the server counts what each choice would leave, by its id. */
const COUNTED = ['workyears', 'salaryTo', 'active'] as const

/** How many a change would leave, as the server counted; of languages by the last one. Undefined: it is not told. */
export function countIn(counts: unknown, change: Partial<Asked>): number | undefined {
  if (counts === undefined) return undefined
  if (change.canStart === true) return numberAt(counts, 'canStart')
  const at = (kind: string, id: number | undefined): number | undefined => {
    const count = toFields(toFields(counts)[kind])[String(id)]
    return typeof count === 'number' ? count : undefined
  }
  if (change.languageId !== undefined) return at('languageId', change.languageId.at(-1))
  const kind = COUNTED.find((one) => (change[one] ?? 0) > 0)
  return kind && at(kind, change[kind])
}
