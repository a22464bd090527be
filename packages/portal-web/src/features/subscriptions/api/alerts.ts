import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { numberAt, numbersAt, textAt } from '../../../lib/fields'
import { toPage } from '../../../lib/reading'
import { recordOf } from '../../../lib/record-of'
import { ALERT_FILTERS, type Alert, type AlertFilter } from '../rules/alert'

/** What the server calls each filter. Source: portal specification 3. */
const FIELDS = {
  category: 'category',
  level: 'jobLevelId',
  term: 'jobterm',
  salary: 'salaryId',
  experience: 'workyears',
} as const satisfies Record<AlertFilter, string>

export const ALERTS = '/users/searches/agents'

const toAlert = (one: unknown): Alert => ({
  id: numberAt(one, 'id'),
  name: textAt(one, 'name'),
  keyword: textAt(one, 'jobtitle'),
  ids: recordOf(ALERT_FILTERS, (filter) => numbersAt(one, FIELDS[filter])),
  jobCount: numberAt(one, 'pushjobnum'),
  everyDays: numberAt(one, 'pushperiod'),
})

const toAlerts = (body: unknown): readonly Alert[] => toPage(body, toAlert).rows

/** The last first. */
export const useAlerts = () => useOwn(ALERTS, toAlerts)

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
