import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropDraft, keepDraft, readDraft } from '../lib/draft'
import { ALERT_JOBS } from '../lib/limits'
import type { PaperFault } from '../lib/paper-fault'
import { randomKey } from '../lib/random-key'
import { follow, isSame, startFrom, type Texts } from '../lib/written'
import type { Answer } from './call'
import { failureOf, type Refused } from './failure'
import { useOwnSaved } from './read'
import { type Faults, type Refusal, type ServerForm, useServerForm } from './use-server-form'

export interface PaperForm<Name extends string> extends ServerForm<Texts<Name>, PaperFault> {
  /** Something else stands there than what is saved. */
  readonly isChanged: boolean
  /** What is saved stands there again. */
  discard(): void
}

interface Plan<Name extends string> {
  /** What the server has, e.g. as another tab saved it just now; its fields go by the server's names. */
  readonly saved: Texts<Name>
  /** Where what is written stays until it is saved. */
  readonly draft?: string
  readonly judge: (values: Texts<Name>) => Faults<Name, PaperFault>
  /** `onceKey`: of something new, so that it is made once however often its answer is lost. */
  readonly send: (values: Texts<Name>, onceKey: string) => Promise<Answer>
  /** The path below which it changes something: the form is busy until that is read again, so that nobody sees it as it was. */
  readonly changes: string
  readonly sayName: (name: Name) => string
  /** Not where something else was written meanwhile: the form stays, and that is sent by the next press. */
  readonly onDone: (body: unknown) => void
}

/** A form of something that is one's own: what the server refuses stands at the field it names. */
export function usePaperForm<Name extends string>(plan: Plan<Name>): PaperForm<Name> {
  const { saved, draft, send, changes, onDone, ...rest } = plan
  const { t } = useTranslation('papers')
  const wasSaved = useOwnSaved()
  const names = Object.keys(saved) as Name[]
  const [first] = useState(() => {
    const kept = draft === undefined ? null : readDraft(draft, saved)
    if (kept === null) return { ...startFrom(saved), onceKey: randomKey(), isTried: false }
    return { ...kept, isTried: isSame(kept.values, kept.base) }
  })
  const [onceKey, setOnceKey] = useState(first.onceKey)
  /** Its answer is not here: it may be saved. Then the draft is that of a try, also where nothing was typed. */
  const [isTried, setIsTried] = useState(first.isTried)
  /** What is written stands on this. */
  const [ground, setGround] = useState<{ saved: Texts<Name>; base: Texts<Name> }>(first)
  function readRefusal(answer: Refused): Refusal<Name, PaperFault> {
    const refused = answer.kind === 'refused' ? answer.fields : []
    const found = names.filter((name) => refused.includes(name))
    const faults = Object.fromEntries(found.map((name) => [name, 'refused'])) as Faults<Name, PaperFault>
    return { faults, failure: found.length > 0 ? null : failureOf(answer) }
  }
  const form = useServerForm<Texts<Name>, PaperFault>({
    ...rest,
    initial: () => first.values,
    send: async (values) => {
      setIsTried(true)
      const answer = await send(values, onceKey)
      setIsTried(answer.kind === 'network')
      if (answer.kind !== 'ok') return answer
      setGround((before) => ({ ...before, base: values }))
      await wasSaved(changes)
      return answer
    },
    readRefusal,
    sayFault: (fault) => t(`faults.${fault}`, ALERT_JOBS),
    onDone: (body, isTyped) => {
      if (isTyped) return
      if (draft !== undefined) dropDraft(draft)
      setOnceKey(randomKey())
      onDone(body)
    },
  })
  const { values, rewrite } = form
  const { base } = ground
  const isChanged = !isSame(values, base)
  useEffect(() => {
    if (isSame(saved, ground.saved)) return
    const next = follow(saved, { ...ground, values })
    setGround(next)
    rewrite(next.values)
  }, [saved, ground, values, rewrite])
  useEffect(() => {
    if (draft === undefined) return
    if (isChanged || isTried) keepDraft(draft, { ...ground, values, onceKey })
    else dropDraft(draft)
  }, [draft, isChanged, isTried, ground, values, onceKey])
  return { ...form, isChanged, discard: () => rewrite(base) }
}
