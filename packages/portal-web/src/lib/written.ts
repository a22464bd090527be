// What is written in a form, over what is saved. Absent: keeping it (draft.ts), sending it (http/use-paper-form.ts).

import { recordOf } from './record-of'

/** What a form has: by the server's names, as text. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>

export interface Written<Name extends string> {
  /** What the server was last seen to have. */
  readonly saved: Texts<Name>
  /** What it took last from here, else `saved`: what differs from it is not saved yet. */
  readonly base: Texts<Name>
  readonly values: Texts<Name>
}

const namesOf = <Name extends string>(texts: Texts<Name>) => Object.keys(texts) as Name[]

export const startFrom = <Name extends string>(saved: Texts<Name>): Written<Name> => ({
  saved,
  base: saved,
  values: saved,
})

/** Fields that were saved elsewhere meanwhile say so, unless something else was written there. */
export function follow<Name extends string>(next: Texts<Name>, written: Written<Name>): Written<Name> {
  const { saved, base, values } = written
  const names = namesOf(next)
  const isNew = (name: Name) => next[name] !== saved[name]
  return {
    saved: next,
    base: recordOf(names, (name) => (isNew(name) ? next[name] : base[name])),
    values: recordOf(names, (name) =>
      isNew(name) && values[name] === base[name] ? next[name] : values[name],
    ),
  }
}

export const isSame = <Name extends string>(one: Texts<Name>, other: Texts<Name>): boolean =>
  namesOf(one).every((name) => one[name] === other[name])
