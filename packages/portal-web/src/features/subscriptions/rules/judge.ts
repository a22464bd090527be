import { ALERT, ALERT_JOBS } from '../../../lib/limits'
import { isMissing, judgeText, toFaults } from '../../../lib/paper-fault'

/** What is typed; how often is chosen. Names are the server's. */
export interface AlertText {
  readonly name: string
  readonly jobtitle: string
  /** e.g. "10" */
  readonly pushjobnum: string
  readonly pushperiod: string
}

const isCount = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= ALERT_JOBS.min && Number(text) <= ALERT_JOBS.max

/** Source: portal specification 5. */
export const judgeAlert = ({ name, jobtitle, pushjobnum, pushperiod }: AlertText) =>
  toFaults<keyof AlertText>({
    name: judgeText(name, ALERT.name),
    jobtitle: judgeText(jobtitle, ALERT.keywords),
    pushjobnum: isMissing(pushjobnum) ? 'missing' : isCount(pushjobnum.trim()) ? null : 'count',
    pushperiod: pushperiod === '' ? 'missing' : null,
  })
