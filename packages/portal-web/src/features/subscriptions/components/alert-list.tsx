import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConstants } from '../../../http/constants'
import { useDelete } from '../../../http/use-delete'
import { DeleteButton } from '../../../ui/delete-dialog'
import { OwnList } from '../../../ui/own-list'
import { OwnRow } from '../../../ui/own-row'
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
  return (
    <OwnList
      title={t('pages:subscriptions.title')}
      lead={t('alert.lead')}
      add={
        <Link className="button button-primary" to="/job-subscribe/detail">
          {t('alert.new')}
        </Link>
      }
      none={{ title: t('alert.none'), lead: t('alert.noneLead') }}
      list={useAlerts()}
      row={(alert) => <AlertRow key={alert.id} alert={alert} />}
      above={<MailAddress />}
    />
  )
}
