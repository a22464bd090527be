import { useTranslation } from 'react-i18next'
import { type Asked, type ChangeAsked, ORDERS } from '../rules/asked'
import type { OwnJob } from './invite-dialog'

interface Props {
  asked: Asked
  change: ChangeAsked
  jobs: readonly OwnJob[]
  /** They are ordered for this job; 0: for none. */
  jobId: number
}

/** In what order they stand: for one of the company's jobs, or by when they were here or came. */
export function OrderChoice({ asked, change, jobs, jobId }: Props) {
  const { t } = useTranslation('scouting')
  const choose = (value: string) => {
    const order = ORDERS.find((one) => one === value)
    change(order === undefined ? { sort: null, jobId: Number(value) } : { sort: order, jobId: 0 })
  }
  return (
    <select
      className="select scout-order"
      aria-label={t('order.label')}
      value={asked.sort ?? (jobId > 0 ? String(jobId) : 'active')}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {jobs.map(({ id, title }) => (
        <option key={id} value={id}>
          {t('order.match', { title })}
        </option>
      ))}
      {ORDERS.map((one) => (
        <option key={one} value={one}>
          {t(`order.${one}`)}
        </option>
      ))}
    </select>
  )
}
