import { useTranslation } from 'react-i18next'
import { ALERT_JOBS } from '../lib/limits'
import type { PaperFault } from '../lib/paper-fault'
import type { Answer } from './call'
import { failureOf, type Refused } from './failure'
import { type Faults, type Form, type Refusal, useForm } from './use-form'

export type PaperForm<Name extends string> = Form<Name, PaperFault>

interface Plan<Name extends string> {
  /** What is there at first; its fields go by the server's names. */
  readonly initial: Readonly<Record<Name, string>>
  readonly judge: (values: Readonly<Record<Name, string>>) => Faults<Name, PaperFault>
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<Answer>
  readonly sayName: (name: Name) => string
  readonly onDone: (body: unknown) => void
}

/** A form of something that is one's own: what the server refuses stands at the field it names. */
export function usePaperForm<Name extends string>({ initial, ...plan }: Plan<Name>): PaperForm<Name> {
  const { t } = useTranslation('papers')
  const names = Object.keys(initial) as Name[]
  function readRefusal(answer: Refused): Refusal<Name, PaperFault> {
    const refused = answer.kind === 'refused' ? answer.fields : []
    const found = names.filter((name) => refused.includes(name))
    const faults = Object.fromEntries(found.map((name) => [name, 'refused'])) as Faults<Name, PaperFault>
    return { faults, failure: found.length > 0 ? null : failureOf(answer) }
  }
  return useForm({
    ...plan,
    initial: () => initial,
    readRefusal,
    sayFault: (fault) => t(`faults.${fault}`, ALERT_JOBS),
  })
}
