import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../http/call'
import { type Failure, readRefusal } from '../rules/refusal'
import { type Faults, judge, type Name, NOTHING, type Values } from '../rules/values'
import { sayFault } from './words'

/** A form of accounts: what is typed stays until it is accepted, whatever the network and the server say. */
export interface Form {
  readonly values: Values
  readonly isBusy: boolean
  readonly failure: Failure | null
  /** The fields that were wrong at the last press, in their order. */
  readonly wrong: readonly Name[]
  /** What an input of the form takes. */
  input(name: Name): {
    readonly name: Name
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
  }
  change(name: Name, value: string): void
  focus(name: Name): void
  /** Says what is wrong and goes to the first such field; false = nothing is. */
  blame(faults: Faults): boolean
  /** Says what an answer refuses. */
  refuse(answer: Exclude<Answer, { kind: 'ok' }>): void
  /** For `<form>`. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly onSubmit: (event: FormEvent) => void
    readonly noValidate: true
  }
}

export interface Plan {
  /** Judged before anything is sent, in their order. */
  readonly fields: readonly Name[]
  readonly send: (values: Values) => Promise<Answer>
  /** What is there at first. */
  readonly initial?: () => Values
  /** The server took it. */
  readonly onDone?: () => void
}

export function useForm({ fields, send, initial = () => NOTHING, onDone }: Plan): Form {
  const { t } = useTranslation('auth')
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<Faults>({})
  const [wrong, setWrong] = useState<readonly Name[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const ref = useRef<HTMLFormElement>(null)

  function change(name: Name, value: string) {
    setValues((before) => ({ ...before, [name]: value }))
    setFaults(({ [name]: _, ...others }) => others)
  }
  const focus = (name: Name) => ref.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
  function blame(found: Faults): boolean {
    const names = Object.keys(found) as Name[]
    setFaults(found)
    setWrong(names)
    setFailure(null)
    if (names[0] !== undefined) focus(names[0])
    return names.length > 0
  }
  function refuse(answer: Exclude<Answer, { kind: 'ok' }>) {
    const refusal = readRefusal(answer)
    blame(refusal.faults)
    setFailure(refusal.failure)
  }
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || blame(judge(values, fields))) return
    setIsBusy(true)
    const answer = await send(values)
    setIsBusy(false)
    if (answer.kind === 'ok') onDone?.()
    else refuse(answer)
  }

  const input = (name: Name) => ({
    name,
    value: values[name],
    error: faults[name] && sayFault(t, faults[name]),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change(name, target.value),
  })
  const props = { ref, onSubmit: (event: FormEvent) => void onSubmit(event), noValidate: true } as const
  return { values, isBusy, failure, wrong, input, change, focus, blame, refuse, props }
}
