import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConstants } from '../../../http/constants'
import { useDelete } from '../../../http/use-delete'
import { DeleteButton } from '../../../ui/delete-dialog'
import { Nothing } from '../../../ui/nothing'
import { OwnPage } from '../../../ui/own-page'
import { OwnRow } from '../../../ui/own-row'
import { Rows } from '../../../ui/rows'
import { ALERTS, deleteAlert, useAlerts } from '../api/alerts'
import type { KeptAlert } from '../rules/alert'
import { namesOf, toSearchPath } from '../rules/filters'
import { sayPeriod } from '../rules/period'
import { MailAddress } from './mail-address'
import { MailsLine } from './mails-line'
import { StartButton } from './start-button'

function AlertRow({ alert }: { alert: KeptAlert }) {
  const { t } = useTranslation('papers')
  const constants = useConstants()
  const remove = useDelete(ALERTS)
  const { id, name, keyword, ids, jobCount, everyDays } = alert
  return (
    <OwnRow
      title={name}
      to={toSearchPath(alert)}
      facts={[`“${keyword}”`, ...namesOf(ids, constants)]}
      actions={
        <>
          <Link
            className="button button-small"
            to={`/job-subscribe/detail?id=${id}`}
            aria-label={t('editOne', { what: name })}
          >
            {t('edit')}
          </Link>
          {alert.mails.endedBy !== '' && <StartButton alert={alert} />}
          <DeleteButton what={name} onDelete={() => remove(deleteAlert(id))} />
        </>
      }
    >
      <p className="soft">{t('alert.rhythm', { count: jobCount, period: sayPeriod(t, everyDays) })}</p>
      <MailsLine mails={alert.mails} />
    </OwnRow>
  )
}

/** A press on one runs its search. */
export function AlertList() {
  const { t } = useTranslation(['papers', 'pages'])
  const { data, isPending, isError, cause, refetch } = useAlerts()
  const isNone = data?.length === 0
  const add = (
    <Link className="button button-primary" to="/job-subscribe/detail">
      {t('alert.new')}
    </Link>
  )
  return (
    <OwnPage title={t('pages:subscriptions.title')} lead={t('alert.lead')} action={isNone ? undefined : add}>
      {isNone ? (
        <Nothing title={t('alert.none')} lead={t('alert.noneLead')}>
          {add}
        </Nothing>
      ) : (
        <>
          <MailAddress />
          <Rows
            isLoading={isPending}
            isFailed={isError}
            isOld={false}
            count={2}
            cause={cause}
            onRetry={() => void refetch()}
          >
            {data?.map((alert) => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </Rows>
        </>
      )}
    </OwnPage>
  )
}
