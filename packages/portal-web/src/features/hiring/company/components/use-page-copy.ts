// The page as somebody writes it. What is typed is kept in this tab at once, goes out after a pause, and again by itself where the
// network fails. What is wrong stays typed, is told at its field, and goes out when it is right.

import { useEffect, useMemo, useRef, useState } from 'react'
import type { Refused } from '../../../../http/failure'
import { useOwnTold } from '../../../../http/read'
import { draftKey, keepText, readText } from '../../../../lib/draft'
import { toFields } from '../../../../lib/fields'
import { AGAIN_MS, SAVE_PAUSE_MS } from '../../../../lib/limits'
import { useSession } from '../../../../lib/session'
import { COMPANY_PATH, changeCompany, type OwnCompany } from '../api/company'
import {
  areNamesFixed,
  changeable,
  type Fault,
  type Field,
  isName,
  judge,
  namedBy,
  type Texts,
  type Typed,
  textsOf,
  toChanges,
  unsaved,
} from '../rules/page'

export type SaveState =
  /** ms, of the last save of this visit; null: none yet */
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'saving' }
  /** It goes again by itself. */
  | { readonly kind: 'unsent'; readonly why: Refused }
  /** Something is written that cannot be saved as it is. */
  | { readonly kind: 'kept' }

export interface PageCopy {
  readonly texts: Texts
  readonly state: SaveState
  change(field: Field, text: string): void
  faultOf(field: Field): Fault | null
  /** Its names stay as they were sent to a reviewer. */
  isFixed(field: Field): boolean
}

function readTyped(key: string): Typed {
  try {
    return toFields(JSON.parse(readText(key) ?? '{}')) as Typed
  } catch {
    return {}
  }
}

const mayComeThrough = (answer: Refused): boolean =>
  answer.kind === 'network' || answer.status >= 500 || answer.status === 429

export function usePageCopy(company: OwnCompany): PageCopy {
  const key = draftKey(useSession()?.userId ?? '', 'company', company.id)
  const saved = textsOf(company)
  const [written, setTyped] = useState<Typed>(() => unsaved(readTyped(key), saved))
  const isLocked = areNamesFixed(company)
  const typed = useMemo(() => changeable(written, isLocked), [written, isLocked])
  const [refused, setRefused] = useState<Readonly<Partial<Record<Field, Fault>>>>({})
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [unsent, setUnsent] = useState<Refused | null>(null)
  const told = useOwnTold()
  const isBusy = useRef(false)

  const faultOf = (field: Field): Fault | null => {
    const text = typed[field]
    return refused[field] ?? (text === undefined ? null : judge(field, text))
  }
  const good = Object.fromEntries(
    Object.entries(typed).filter(([field]) => faultOf(field as Field) === null),
  ) as Typed
  const hasGood = Object.keys(good).length > 0

  async function save(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setIsSaving(true)
    const answer = await changeCompany(toChanges(good))
    isBusy.current = false
    setIsSaving(false)
    setUnsent(answer.kind !== 'ok' && mayComeThrough(answer) ? answer : null)
    if (answer.kind === 'ok') {
      told(COMPANY_PATH, answer.body)
      setSavedAt(Date.now())
      // What was typed on since goes with the next one.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([field, text]) => text !== good[field as Field])),
      )
    } else if (answer.kind === 'refused' && !mayComeThrough(answer)) {
      const named = namedBy(good, answer.fields)
      const fields = named.length > 0 ? named : (Object.keys(good) as Field[])
      const fault = answer.code === 'name_fixed' ? 'fixed' : 'refused'
      setRefused((before) => ({
        ...before,
        ...Object.fromEntries(fields.map((field) => [field, fault])),
      }))
    }
  }
  const latest = useRef(save)
  latest.current = save

  useEffect(() => {
    keepText(key, Object.keys(typed).length > 0 ? JSON.stringify(typed) : null)
  }, [key, typed])
  useEffect(() => {
    if (!hasGood || isSaving || Object.keys(typed).length === 0) return
    const timer = setTimeout(() => void latest.current(), unsent === null ? SAVE_PAUSE_MS : AGAIN_MS)
    return () => clearTimeout(timer)
  }, [typed, hasGood, isSaving, unsent])

  function stateNow(): SaveState {
    if (unsent !== null) return { kind: 'unsent', why: unsent }
    if (isSaving || hasGood) return { kind: 'saving' }
    return Object.keys(typed).length > 0 ? { kind: 'kept' } : { kind: 'saved', at: savedAt }
  }
  return {
    texts: { ...saved, ...typed },
    state: stateNow(),
    change(field, text) {
      setRefused(({ [field]: _, ...others }) => others)
      setTyped((before) => unsaved({ ...before, [field]: text }, saved))
    },
    faultOf,
    isFixed: (field) => isLocked && isName(field),
  }
}
