import { type RefObject, type SubmitEvent, useCallback, useRef, useState } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  type UseFormRegisterReturn,
  useForm,
  useWatch,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSecondsUntil } from '../lib/use-seconds'
import type { Answer } from './call'
import { type Failure, type Refused, sayFailure } from './failure'

type NameOf<Values> = keyof Values & string
export type Faults<Name extends string, Fault> = Partial<Readonly<Record<Name, Fault>>>

/** What an answer says of a form: of its fields where it names some of them, else of the whole. */
export interface Refusal<Name extends string, Fault> {
  readonly faults: Faults<Name, Fault>
  /** null: the faults say it all */
  readonly failure: Failure | null
}

/** A form: what is typed stays until it is accepted, whatever the network and the server say. */
export interface ServerForm<Values, Fault> {
  readonly values: Values
  readonly isBusy: boolean
  /** The server wants a pause: until it is over, or something else is written, a press sends nothing. */
  readonly isHeld: boolean
  /** What is wrong with it as a whole, in words. */
  readonly failure: string | false
  /** What was wrong at the last press, in the order of the fields, e.g. "E-mail: already in use". */
  readonly wrong: readonly string[]
  /** What an input of the form takes. */
  input(name: NameOf<Values>): UseFormRegisterReturn & { readonly error: string | undefined }
  /** What is wrong with a field, in words. */
  errorOf(name: NameOf<Values>): string | undefined
  /** For what is chosen without an input. */
  change(name: NameOf<Values>, value: string): void
  /** Sets values that nobody typed. */
  rewrite(values: Values): void
  focus(name: NameOf<Values>): void
  /** Says what is wrong and goes to the first such field; false = nothing is. */
  blame(faults: Faults<NameOf<Values>, Fault>): boolean
  /** Says what an answer refuses. */
  refuse(answer: Refused): void
  /** For `<form>`. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    readonly noValidate: true
  }
}

interface Plan<Values, Fault> {
  /** What is there at first. */
  readonly initial: () => Values
  /** Before anything is sent; what is found stands in the order of the fields. */
  readonly judge: (values: Values) => Faults<NameOf<Values>, Fault>
  readonly send: (values: Values) => Promise<Answer>
  readonly readRefusal: (answer: Refused) => Refusal<NameOf<Values>, Fault>
  readonly sayFault: (fault: Fault) => string
  readonly sayName: (name: NameOf<Values>) => string
  /** The server took it; with what it answered, and whether something else was typed since it was sent. */
  readonly onDone: ((body: unknown, isTyped: boolean) => void) | undefined
}

/** The pause that the server asked for was made. Its length is said once: words that change each second are read out each second. */
const isOver = (failure: Failure, heldS: number): boolean =>
  failure.kind === 'too-fast' && failure.retryAfterS > 0 && heldS === 0

/** As errors of react-hook-form: their messages are keys, so that the words change with the language. */
const toErrors = (faults: object): FieldErrors<FieldValues> =>
  Object.fromEntries(Object.entries(faults).map(([name, message]) => [name, { type: 'fault', message }]))

/** A form of react-hook-form that is sent to the server: what is refused stands at its field, else below the form. */
export function useServerForm<Values extends FieldValues, Fault extends string>(
  plan: Plan<Values, Fault>,
): ServerForm<Values, Fault> {
  const { initial, judge, send, readRefusal, sayFault, sayName, onDone } = plan
  type Name = NameOf<Values>
  const { t } = useTranslation('auth')
  const [defaultValues] = useState(initial)
  const form = useForm<FieldValues>({
    defaultValues,
    // A fault goes when its field is changed; what stands there then is judged at the next press.
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = toErrors(judge(values as Values))
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })
  const values = useWatch({ control: form.control }) as Values
  const { errors, isSubmitting } = form.formState
  const ref = useRef<HTMLFormElement>(null)
  /** What was typed since the press. */
  const typed = useRef(new Set<string>())
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const [heldUntil, setHeldUntil] = useState(0)
  const heldS = useSecondsUntil(heldUntil)

  function touch(name: string) {
    typed.current.add(name)
    setHeldUntil(0)
    form.clearErrors(name)
  }
  function change(name: string, value: string) {
    form.setValue(name, value)
    touch(name)
  }
  /** By name: lists of choices are not registered. */
  const focus = useCallback(
    (name: string) => ref.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus(),
    [],
  )
  function summarize(found: FieldErrors<FieldValues>) {
    const names = Object.keys(found) as Name[]
    setWrong(names.map((name) => `${sayName(name)}: ${sayFault(found[name]?.message as Fault)}`))
    setFailure(null)
  }
  function blame(faults: Faults<Name, Fault>): boolean {
    const found = toErrors(faults)
    const names = Object.keys(found)
    form.clearErrors()
    for (const name of names) form.setError(name, found[name] ?? {})
    summarize(found)
    if (names[0] !== undefined) focus(names[0])
    return names.length > 0
  }
  function refuse(answer: Refused) {
    const refusal = readRefusal(answer)
    blame(refusal.faults)
    setFailure(refusal.failure)
    if (answer.kind === 'refused') setHeldUntil(Date.now() + answer.retryAfterS * 1000)
  }
  /** A password manager may fill fields in without an event. */
  function readFilled() {
    const fillable = ref.current?.querySelectorAll<HTMLInputElement>('input[autocomplete]') ?? []
    for (const { name, value } of fillable)
      if (name in values && value !== '' && value !== form.getValues(name)) change(name, value)
  }
  const submit = form.handleSubmit(async (sent) => {
    summarize({})
    typed.current.clear()
    const answer = await send(sent as Values)
    const isTyped = [...typed.current].some((name) => form.getValues(name) !== sent[name])
    if (answer.kind === 'ok') onDone?.(answer.body, isTyped)
    else refuse(answer)
  }, summarize)
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    readFilled()
    if (!isSubmitting && heldS === 0) void submit()
  }

  function errorOf(name: Name): string | undefined {
    const fault = errors[name]?.message as Fault | undefined
    return fault === undefined ? undefined : sayFault(fault)
  }
  const input = (name: Name) => ({
    ...form.register(name, { onChange: () => touch(name) }),
    error: errorOf(name),
  })
  return {
    values,
    isBusy: isSubmitting,
    isHeld: heldS > 0,
    failure: failure !== null && !isOver(failure, heldS) && sayFailure(t, failure),
    wrong,
    input,
    errorOf,
    change,
    rewrite: form.setValues,
    focus,
    blame,
    refuse,
    props: { ref, onSubmit, noValidate: true },
  }
}
