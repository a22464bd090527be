import { keepText, readText } from '../../../lib/draft'
import { textAt, toFields } from '../../../lib/fields'
import { type BySlot, fill, partOf, type Slot, type Values } from '../rules/paper'

/** What is written in one form and not saved yet. */
export interface Draft {
  /** What it stands on; null: nothing of it is saved. */
  readonly base: Values | null
  readonly values: Values
  /** Of the try to make it. */
  readonly onceKey: string
}
export type Drafts = BySlot<Draft>

export const keepDrafts = (key: string, drafts: Drafts): void =>
  keepText(key, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts))

/** What cannot be read is none. */
export function readDrafts(key: string): Drafts {
  try {
    const kept = Object.entries(toFields(JSON.parse(readText(key) ?? '{}')))
    return Object.fromEntries(
      kept.map(([name, draft]) => {
        const slot = name as Slot
        const { base, values } = toFields(draft)
        const part = partOf(slot)
        return [
          slot,
          {
            base: base === null ? null : fill(part, base),
            values: fill(part, values),
            onceKey: textAt(draft, 'onceKey'),
          },
        ]
      }),
    )
  } catch {
    return {}
  }
}
