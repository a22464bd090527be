// What was read out of a PDF, as the person checks it: each item is taken or not. Of personal information and the career an item is a
// field, of a list it is an entry.

import type { ReadFields, ReadResume } from '../../../contract/parsed'
import { SECTION_NAMES, type Section } from '../../../contract/resume'
import { EMPTY, type Paper, type Slot, type Value, type Values } from '../rules/paper'

export interface Item {
  readonly key: string
  readonly part: 'profile' | 'career' | Section
  /** Of the fields that it has, by the server's names; one that was not found is empty. */
  readonly values: Values
  /** Those of them that may be wrong. */
  readonly unsure: readonly string[]
  /** The text that it came from, each line once. */
  readonly sources: readonly { readonly text: string; readonly page: number }[]
  readonly isTaken: boolean
}

function sourcesOf(fields: ReadFields): Item['sources'] {
  const all = Object.values(fields).filter(({ source, page }) => source !== '' && page > 0)
  return [...new Map(all.map(({ source, page }) => [`${page} ${source}`, { text: source, page }])).values()]
}

function toItem(key: string, part: Item['part'], names: readonly string[], fields: ReadFields): Item {
  const unsure = names.filter((name) => fields[name]?.isSure === false)
  const toValue = (name: string): Value => {
    const field = fields[name]
    return field === undefined ? (EMPTY[part][name] as Value) : field.value
  }
  return {
    key,
    part,
    values: Object.fromEntries(names.map((name) => [name, toValue(name)])),
    unsure,
    sources: sourcesOf(fields),
    isTaken: unsure.length === 0,
  }
}

/** Pictures are in no text. */
const isWritten = (name: string): boolean => name !== 'photo' && name !== 'quaphoto'

/** What was read, in the order of the editor; what is sure is taken. */
export function itemsOf(fields: ReadResume): readonly Item[] {
  const singles = (['profile', 'career'] as const).flatMap((part) =>
    Object.keys(EMPTY[part]).flatMap((name) => {
      const field = fields[part][name]
      return field === undefined ? [] : [toItem(`${part}.${name}`, part, [name], { [name]: field })]
    }),
  )
  const entries = SECTION_NAMES.flatMap((section) =>
    fields.entries[section].map((entry, at) =>
      toItem(`${section}/pdf-${at}`, section, Object.keys(EMPTY[section]).filter(isWritten), entry),
    ),
  )
  return [...singles, ...entries]
}

export const isSingle = (part: Item['part']): part is 'profile' | 'career' =>
  part === 'profile' || part === 'career'

/** An entry that a resume has already, field by field as far as both say something. */
const isThere = (paper: Paper, { part, values }: Item): boolean =>
  Object.entries(paper).some(
    ([slot, kept]) =>
      slot.startsWith(`${part}/`) &&
      Object.entries(values).every(
        ([name, value]) => value === '' || value === null || kept?.[name] === value,
      ),
  )

/** What is to be saved of the items that are taken, over what a resume has; `{}` is a new one. Entries that it has are left out. */
export function valuesToSave(items: readonly Item[], paper: Paper): readonly (readonly [Slot, Values])[] {
  const taken = items.filter((item) => item.isTaken)
  const singles = (['profile', 'career'] as const).flatMap((part) => {
    const own = taken.filter((item) => item.part === part)
    if (own.length === 0) return []
    const written: Values = Object.assign({}, ...own.map(({ values }) => values))
    return [[part, { ...EMPTY[part], ...paper[part], ...written }] as const]
  })
  const entries = taken
    .filter((item) => !isSingle(item.part) && !isThere(paper, item))
    .map((item) => [item.key as Slot, { ...EMPTY[item.part], ...item.values }] as const)
  return [...singles, ...entries]
}

export const written = (item: Item, name: string, value: Value): Item => ({
  ...item,
  values: { ...item.values, [name]: value },
  // Who has written it knows that it is right.
  unsure: item.unsure.filter((one) => one !== name),
  isTaken: true,
})
