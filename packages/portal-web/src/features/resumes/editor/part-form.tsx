import { createContext, type FocusEvent, type ReactNode, useContext, useEffect, useState } from 'react'
import { type UseFormReturn, useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldFaults } from '../../../contract/resume'
import { useWhy } from '../../../http/failure'
import { showDate } from '../../../lib/dates'
import { FormFailure } from '../../../ui/failure'
import { EMPTY, faultsOfSlot, isSameValue, partOf, type Slot, type Value, type Values } from '../rules/paper'
import { useEditor } from './context'

type Inputs = Record<string, Value>

interface PartOfForm {
  readonly slot: Slot
  readonly form: UseFormReturn<Inputs>
  readonly faults: FieldFaults
  /** All faults are shown. */
  readonly isJudged: boolean
  /** The fields that the server does not take. */
  readonly refused: readonly string[]
}

const FormContext = createContext<PartOfForm | null>(null)

/** What is written in a slot, else what is saved, else nothing. */
export function useValues(slot: Slot): Values {
  const { drafts, paper } = useEditor().snapshot
  return drafts[slot]?.values ?? paper[slot] ?? EMPTY[partOf(slot)]
}

/** Whether focus leaves a thing whole, not from one field of it to the next. */
export const leaves = ({ currentTarget, relatedTarget }: FocusEvent<Element>): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))

/** The fields of one slot. They save themselves; there is no button. */
export function PartForm({ slot, children }: { slot: Slot; children: ReactNode }) {
  const { t } = useTranslation('resume')
  const { copy, snapshot } = useEditor()
  const values = useValues(slot)
  const form = useForm<Inputs>({ defaultValues: { ...values } })
  const [wasLeft, setWasLeft] = useState(false)
  const why = useWhy()
  // Undone, or saved by another tab.
  useEffect(() => {
    for (const [name, value] of Object.entries(values))
      if (!isSameValue(form.getValues(name), value)) form.setValue(name, value)
  }, [values, form])
  const faults = faultsOfSlot(slot, values, showDate(Date.now()))
  const isJudged = snapshot.judged.has(slot)
  const refusal = snapshot.refusals[slot]
  const isIncomplete = Object.values(faults).some((fault) => fault === 'missing' || fault === 'choose')
  return (
    <FormContext value={{ slot, form, faults, isJudged, refused: refusal?.fields ?? [] }}>
      <form
        className="part-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          copy.put(slot)
        }}
        onBlur={(event) => leaves(event) && setWasLeft(true)}
      >
        {isIncomplete && (isJudged || wasLeft) && <p className="part-hint">{t('fillIn')}</p>}
        {children}
        <FormFailure text={refusal !== undefined && refusal.fields.length === 0 && why(refusal.why)} />
      </form>
    </FormContext>
  )
}

/** One field of the form that it stands in. What is wrong is shown where somebody was. */
export function useField(name: string) {
  const { t } = useTranslation('resume')
  const { copy } = useEditor()
  const part = useContext(FormContext)
  if (part === null) throw new Error('A field stands outside its form')
  const { slot, form, faults, isJudged, refused } = part
  const { field, fieldState } = useController({ name, control: form.control })
  const found = faults[name]
  // A time that cannot be is whole, however it was chosen; what is missing is not blamed before one has left it.
  const isWhole = found === 'order' || found === 'future'
  const shown = fieldState.isTouched || isJudged || isWhole ? found : undefined
  const fault = refused.includes(name) ? 'wrong' : shown
  const value: Value = field.value
  return {
    name,
    value,
    error: fault && t(`faults.${fault}`),
    change(next: Value): void {
      field.onChange(next)
      copy.write(slot, { ...form.getValues() })
    },
    /** Saves it at once. */
    leave(): void {
      field.onBlur()
      copy.put(slot)
    },
  }
}
