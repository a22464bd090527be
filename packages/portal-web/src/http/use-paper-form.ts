import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropDraft, keepDraft, readDraft } from '../lib/draft'
import { textAt } from '../lib/fields'
import { ALERT_JOBS } from '../lib/limits'
import type { PaperFault } from '../lib/paper-fault'
import { recordOf } from '../lib/record-of'
import type { Answer } from './call'
import { failureOf, type Refused } from './failure'
import { useOwnChanged } from './read'
import { type Faults, type Form, type Refusal, useForm } from './use-form'

export interface PaperForm<Name extends string> extends Form<Name, PaperFault> {
  /** Something else stands there than what is saved. */
  readonly isChanged: boolean
  /** What is saved stands there again. */
  discard(): void
}

interface Plan<Name extends string> {
  /** What the server has; its fields go by the server's names. */
  readonly saved: Readonly<Record<Name, string>>
  /** Where what is written stays until it is saved. */
  readonly draft?: string
  readonly judge: (values: Readonly<Record<Name, string>>) => Faults<Name, PaperFault>
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<Answer>
  /** The path below which it changes something: the form is busy until that is read again, so that nobody sees it as it was. */
  readonly changes: string
  readonly sayName: (name: Name) => string
  readonly onDone: (body: unknown) => void
}

/** A form of something that is one's own: what the server refuses stands at the field it names. */
export function usePaperForm<Name extends string>(plan: Plan<Name>): PaperForm<Name> {
  const { saved, draft, send, changes, ...rest } = plan
  const { t } = useTranslation('papers')
  const changed = useOwnChanged()
  const names = Object.keys(saved) as Name[]
  const [first] = useState(() => {
    const kept = draft === undefined ? null : readDraft(draft)
    return kept === null ? saved : recordOf(names, (name) => textAt(kept, name))
  })
  function readRefusal(answer: Refused): Refusal<Name, PaperFault> {
    const refused = answer.kind === 'refused' ? answer.fields : []
    const found = names.filter((name) => refused.includes(name))
    const faults = Object.fromEntries(found.map((name) => [name, 'refused'])) as Faults<Name, PaperFault>
    return { faults, failure: found.length > 0 ? null : failureOf(answer) }
  }
  const form = useForm({
    ...rest,
    initial: () => first,
    send: async (values) => {
      const answer = await send(values)
      if (answer.kind !== 'ok') return answer
      if (draft !== undefined) dropDraft(draft)
      await changed(changes)
      return answer
    },
    readRefusal,
    sayFault: (fault) => t(`faults.${fault}`, ALERT_JOBS),
  })
  const { values } = form
  const isChanged = names.some((name) => values[name] !== saved[name])
  useEffect(() => {
    if (draft === undefined) return
    if (isChanged) keepDraft(draft, values)
    else dropDraft(draft)
  }, [draft, isChanged, values])
  function discard() {
    for (const name of names) form.change(name, saved[name])
  }
  return { ...form, isChanged, discard }
}
