import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { numberAt, numbersAt, textAt, timeAt } from '../../../lib/fields'
import { toPage } from '../../../lib/reading'
import { recordOf } from '../../../lib/record-of'
import { ALERT_FILTERS, type Alert, type AlertFilter, type KeptAlert, type Mails } from '../rules/alert'

/** What the server calls each filter. Source: portal specification 3. */
const FIELDS = {
  category: 'category',
  level: 'jobLevelId',
  term: 'jobterm',
  salary: 'salaryId',
  experience: 'workyears',
} as const satisfies Record<AlertFilter, string>

export const ALERTS = '/users/searches/agents'

function toMails(one: unknown): Mails {
  const by = textAt(one, 'endedBy')
  const endedBy = by === 'person' || by === 'bounces' ? by : ''
  return { lastAt: timeAt(one, 'mailedAt'), nextAt: timeAt(one, 'nextAt'), endedBy }
}

const toAlert = (one: unknown): KeptAlert => ({
  id: numberAt(one, 'id'),
  name: textAt(one, 'name'),
  keyword: textAt(one, 'jobtitle'),
  ids: recordOf(ALERT_FILTERS, (filter) => numbersAt(one, FIELDS[filter])),
  jobCount: numberAt(one, 'pushjobnum'),
  everyDays: numberAt(one, 'pushperiod'),
  mails: toMails(one),
})

const toAlerts = (body: unknown): readonly KeptAlert[] => toPage(body, toAlert).rows

/** The last first. */
export const useAlerts = () => useOwn(ALERTS, toAlerts)

const toAddress = (body: unknown): string => textAt(body, 'email')

/** Where mails go; "": the account has no address, so none go out. Undefined until it is known. */
export const useMailAddress = (): string | undefined => useOwn(ALERTS, toAddress).data

/** Id 0: a new one. A refusal names filters as they are called here. */
export async function saveAlert(
  { id, name, keyword, ids, jobCount, everyDays }: Alert,
  onceKey: string,
): Promise<Answer> {
  const json = {
    ...(id === 0 ? {} : { id }),
    name,
    jobtitle: keyword,
    ...Object.fromEntries(ALERT_FILTERS.map((filter) => [FIELDS[filter], ids[filter]])),
    pushjobnum: jobCount,
    pushperiod: everyDays,
  }
  const answer = await callMain({ method: 'POST', path: `${ALERTS}/save`, json, onceKey })
  if (answer.kind !== 'refused') return answer
  const toName = (field: string) => ALERT_FILTERS.find((filter) => FIELDS[filter] === field) ?? field
  return { ...answer, fields: answer.fields.map(toName) }
}

export const deleteAlert = (id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${ALERTS}/${id}` })

/** Mails go out again. */
export const startAlert = (id: number): Promise<Answer> =>
  callMain({ method: 'POST', path: `${ALERTS}/${id}/start` })
