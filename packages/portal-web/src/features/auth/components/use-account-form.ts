import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../http/call'
import { type ServerForm, useServerForm } from '../../../http/use-server-form'
import { readRefusal } from '../rules/refusal'
import { type Fault, judge, type Name, NOTHING, type Values } from '../rules/values'
import { sayFault } from './words'

/** A form of accounts. */
export type AccountForm = ServerForm<Values, Fault>

export interface Plan {
  /** Judged before anything is sent, in their order. */
  readonly fields: readonly Name[]
  readonly send: (values: Values) => Promise<Answer>
  /** What is there at first. */
  readonly initial?: () => Values
  /** The server took it. */
  readonly onDone?: () => void
}

export function useAccountForm({ fields, send, initial = () => NOTHING, onDone }: Plan): AccountForm {
  const { t } = useTranslation('auth')
  return useServerForm({
    initial,
    judge: (values) => judge(values, fields),
    send,
    readRefusal,
    sayFault: (fault) => sayFault(t, fault),
    sayName: (name) => t(`fields.${name}`),
    onDone,
  })
}
