import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { numberAt, numbersAt, textAt } from '../../../lib/fields'
import { toPage } from '../../../lib/reading'
import type { AlertFilter } from '../rules/filters'

export interface AlertSettings {
  readonly name: string
  /** What is searched for. */
  readonly keyword: string
  readonly ids: Readonly<Record<AlertFilter, readonly number[]>>
  /** Jobs of one e-mail at most. */
  readonly jobCount: number
  /** Days between two e-mails: 1, 3, 7, 14 or 30. */
  readonly everyDays: number
}

/** A search whose new jobs are to come by e-mail. */
export interface Alert extends AlertSettings {
  readonly id: number
}

export const ALERTS = '/users/searches/agents'

const toAlert = (one: unknown): Alert => ({
  id: numberAt(one, 'id'),
  name: textAt(one, 'name'),
  keyword: textAt(one, 'jobtitle'),
  ids: {
    category: numbersAt(one, 'category'),
    level: numbersAt(one, 'jobLevelId'),
    term: numbersAt(one, 'jobterm'),
    salary: numbersAt(one, 'salaryId'),
    experience: numbersAt(one, 'workyears'),
  },
  jobCount: numberAt(one, 'pushjobnum'),
  everyDays: numberAt(one, 'pushperiod'),
})

const toAlerts = (body: unknown): readonly Alert[] => toPage(body, toAlert).rows

/** The last first. */
export const useAlerts = () => useOwn(ALERTS, toAlerts)

/** Id 0: a new one. Names of fields are those of portal specification 3. */
export function saveAlert(
  { id, name, keyword, ids, jobCount, everyDays }: Alert,
  onceKey: string,
): Promise<Answer> {
  const json = {
    ...(id === 0 ? {} : { id }),
    name,
    jobtitle: keyword,
    category: ids.category,
    jobLevelId: ids.level,
    jobterm: ids.term,
    salaryId: ids.salary,
    workyears: ids.experience,
    pushjobnum: jobCount,
    pushperiod: everyDays,
  }
  return callMain({ method: 'POST', path: `${ALERTS}/save`, json, onceKey })
}

export const deleteAlert = (id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${ALERTS}/${id}` })
