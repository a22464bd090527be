// What is being written and not saved yet, in this tab, for who is logged in: it survives a reload, and a login that expired,
// but no logout.

import { ownName } from './app'
import { textAt, toFields } from './fields'
import { keptInTab } from './kept'
import type { Written } from './written'

const PREFIX = ownName('draft.')

export interface Draft<Name extends string> extends Written<Name> {
  /** Of the try to save it: a repeat of one whose answer was lost has the same. */
  readonly onceKey: string
}

/** e.g. draftKey("10001", "letter", 3) */
export const draftKey = (userId: string, what: string, id: number | string): string =>
  `${PREFIX}${userId}.${what}.${id}`

/** null: there is none, or none of this form; what it does not have of `empty` is as there. */
export function readDraft<Name extends string>(
  key: string,
  empty: Written<Name>['values'],
): Draft<Name> | null {
  try {
    const kept = toFields(JSON.parse(keptInTab.getItem(key) ?? 'null'))
    if (kept.values === undefined) return null
    const textsOf = (name: string) => ({ ...empty, ...toFields(kept[name]) })
    return {
      saved: textsOf('saved'),
      base: textsOf('base'),
      values: textsOf('values'),
      onceKey: textAt(kept, 'onceKey'),
    }
  } catch {
    return null
  }
}

export const keepDraft = (key: string, draft: Draft<string>): void =>
  keptInTab.setItem(key, JSON.stringify(draft))

/** A draft of another form, as text; null: there is none. */
export const readText = (key: string): string | null => keptInTab.getItem(key)

export const keepText = (key: string, text: string | null): void =>
  text === null ? keptInTab.removeItem(key) : keptInTab.setItem(key, text)

export const dropDraft = (key: string): void => keptInTab.removeItem(key)

export function dropAllDrafts(): void {
  for (const key of keptInTab.names()) if (key.startsWith(PREFIX)) keptInTab.removeItem(key)
}
