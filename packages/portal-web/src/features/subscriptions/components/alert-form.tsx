import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { useConstants } from '../../../http/constants'
import { useOwnChanged } from '../../../http/read'
import { usePaperForm } from '../../../http/use-paper-form'
import { ALERT } from '../../../lib/limits'
import { toggled } from '../../../lib/search'
import { Field, SelectField } from '../../../ui/field'
import { FilterPane } from '../../../ui/filter-pane'
import { FormBody } from '../../../ui/form-body'
import { OwnPage } from '../../../ui/own-page'
import { ALERTS, type Alert, saveAlert } from '../api/alerts'
import { toGroups } from '../rules/filters'
import { judgeAlert } from '../rules/judge'
import { PERIODS, sayPeriod } from '../rules/period'
import '../../../styles/search.css'

interface Props {
  /** Id 0: a new one. */
  alert: Alert
  /** Some filters of the search that it comes from have no place in it. */
  isCut: boolean
}

export function AlertForm({ alert, isCut }: Props) {
  const { t } = useTranslation(['papers', 'account', 'pages'])
  const { t: sayFilter } = useTranslation('jobs')
  const { t: sayPaper } = useTranslation('papers')
  const [ids, setIds] = useState(alert.ids)
  const constants = useConstants()
  const navigate = useNavigate()
  const changed = useOwnChanged()
  const form = usePaperForm({
    initial: {
      name: alert.name,
      jobtitle: alert.keyword,
      pushjobnum: String(alert.jobCount),
      pushperiod: String(alert.everyDays),
    },
    judge: judgeAlert,
    send: ({ name, jobtitle, pushjobnum, pushperiod }) =>
      saveAlert({
        id: alert.id,
        name,
        keyword: jobtitle,
        ids,
        jobCount: Number(pushjobnum),
        everyDays: Number(pushperiod),
      }),
    sayName: (name) => t(`alert.${name}`),
    onDone: () => {
      toast(t('saved'))
      void changed(ALERTS)
      void navigate('/job-subscribe')
    },
  })
  return (
    <OwnPage
      title={t(alert.id === 0 ? 'alert.new' : 'alert.edit')}
      back={{ to: '/job-subscribe', name: t('pages:subscriptions.title') }}
    >
      <section className="own-card">
        {isCut && <p className="soft">{t('alert.cut')}</p>}
        <FormBody
          form={form}
          submit={t('account:save')}
          submitting={t('account:saving')}
          more={
            <Link className="button button-quiet" to="/job-subscribe">
              {t('account:cancel')}
            </Link>
          }
        >
          <Field {...form.input('name')} label={t('alert.name')} maxLength={ALERT.name} />
          <Field
            {...form.input('jobtitle')}
            label={t('alert.jobtitle')}
            help={t('alert.keywordHelp')}
            maxLength={ALERT.keywords}
          />
          <FilterPane
            groups={toGroups(ids, constants, sayFilter)}
            onToggle={(name, id) => setIds({ ...ids, [name]: toggled(ids[name], id) })}
            onOnly={(name, id) => setIds({ ...ids, [name]: [id] })}
          />
          <div className="own-pair">
            <Field
              {...form.input('pushjobnum')}
              label={t('alert.pushjobnum')}
              inputMode="numeric"
              maxLength={3}
            />
            <SelectField {...form.input('pushperiod')} label={t('alert.pushperiod')}>
              {PERIODS.map(({ days }) => (
                <option key={days} value={days}>
                  {sayPeriod(sayPaper, days)}
                </option>
              ))}
            </SelectField>
          </div>
          <p className="soft">{t('alert.toCome')}</p>
        </FormBody>
      </section>
    </OwnPage>
  )
}
