import { type ChangeEvent, type FormEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSecondsUntil } from '../lib/use-seconds'
import type { Texts } from '../lib/written'
import type { Answer } from './call'
import { type Failure, type Refused, sayFailure } from './failure'

export type Faults<Name extends string, Fault> = Partial<Readonly<Record<Name, Fault>>>

/** What an answer says of a form: of its fields where it names some of them, else of the whole. */
export interface Refusal<Name extends string, Fault> {
  readonly faults: Faults<Name, Fault>
  /** null: the faults say it all */
  readonly failure: Failure | null
}

/** A form: what is typed stays until it is accepted, whatever the network and the server say. */
export interface Form<Name extends string, Fault> {
  readonly values: Texts<Name>
  readonly isBusy: boolean
  /** The server wants a pause: until it is over, or something else is written, a press sends nothing. */
  readonly isHeld: boolean
  /** What is wrong with it as a whole, in words. */
  readonly failure: string | false
  /** What was wrong at the last press, in the order of the fields, e.g. "E-mail: already in use". */
  readonly wrong: readonly string[]
  /** What an input of the form takes. */
  input(name: Name): {
    readonly name: Name
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (
      event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
    ) => void
  }
  change(name: Name, value: string): void
  /** Other values stand there, which nobody typed. */
  rewrite(values: Texts<Name>): void
  focus(name: Name): void
  /** Says what is wrong and goes to the first such field; false = nothing is. */
  blame(faults: Faults<Name, Fault>): boolean
  /** Says what an answer refuses. */
  refuse(answer: Refused): void
  /** For `<form>`. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly onSubmit: (event: FormEvent) => void
    readonly noValidate: true
  }
}

interface Plan<Name extends string, Fault> {
  /** What is there at first. */
  readonly initial: () => Texts<Name>
  /** Before anything is sent; what is found stands in the order of the fields. */
  readonly judge: (values: Texts<Name>) => Faults<Name, Fault>
  readonly send: (values: Texts<Name>) => Promise<Answer>
  readonly readRefusal: (answer: Refused) => Refusal<Name, Fault>
  readonly sayFault: (fault: Fault) => string
  readonly sayName: (name: Name) => string
  /** The server took it; with what it answered, and whether something else was typed since it was sent. */
  readonly onDone: ((body: unknown, isTyped: boolean) => void) | undefined
}

/** The pause that the server asked for was made. Its length is said once: words that change each second are read out each second. */
const isOver = (failure: Failure, heldS: number): boolean =>
  failure.kind === 'too-fast' && failure.retryAfterS > 0 && heldS === 0

export function useForm<Name extends string, Fault>(plan: Plan<Name, Fault>): Form<Name, Fault> {
  const { initial, judge, send, readRefusal, sayFault, sayName, onDone } = plan
  const { t } = useTranslation('auth')
  const [values, setValues] = useState(initial)
  /** As it is when an answer comes, and what was typed since the press. */
  const latest = useRef(values)
  const typed = useRef(new Set<Name>())
  const [faults, setFaults] = useState<Faults<Name, Fault>>({})
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [heldUntil, setHeldUntil] = useState(0)
  const heldS = useSecondsUntil(heldUntil)
  const ref = useRef<HTMLFormElement>(null)

  const rewrite = useCallback((next: Texts<Name>) => {
    latest.current = next
    setValues(next)
  }, [])
  function change(name: Name, value: string) {
    typed.current.add(name)
    setHeldUntil(0)
    rewrite({ ...latest.current, [name]: value })
    setFaults((before) => {
      const others = Object.entries(before).filter(([one]) => one !== name)
      return Object.fromEntries(others) as Faults<Name, Fault>
    })
  }
  const focus = (name: Name) => ref.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  function blame(found: Faults<Name, Fault>): boolean {
    const names = Object.keys(found) as Name[]
    setFaults(found)
    setWrong(names.map((name) => `${sayName(name)}: ${sayFault(found[name] as Fault)}`))
    setFailure(null)
    if (names[0] !== undefined) focus(names[0])
    return names.length > 0
  }
  function refuse(answer: Refused) {
    const refusal = readRefusal(answer)
    blame(refusal.faults)
    setFailure(refusal.failure)
    if (answer.kind === 'refused') setHeldUntil(Date.now() + answer.retryAfterS * 1000)
  }
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || heldS > 0 || blame(judge(values))) return
    setIsBusy(true)
    typed.current.clear()
    const answer = await send(values)
    setIsBusy(false)
    const isTyped = [...typed.current].some((name) => latest.current[name] !== values[name])
    if (answer.kind === 'ok') onDone?.(answer.body, isTyped)
    else refuse(answer)
  }

  const input = (name: Name) => {
    const fault = faults[name]
    return {
      name,
      value: values[name],
      error: fault === undefined ? undefined : sayFault(fault),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        change(name, target.value),
    }
  }
  const props = { ref, onSubmit: (event: FormEvent) => void onSubmit(event), noValidate: true } as const
  return {
    values,
    isBusy,
    isHeld: heldS > 0,
    failure: failure !== null && !isOver(failure, heldS) && sayFailure(t, failure),
    wrong,
    input,
    change,
    rewrite,
    focus,
    blame,
    refuse,
    props,
  }
}
