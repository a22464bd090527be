import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { useConstants, useConstantsAgain } from '../../../http/constants'
import { groupsOf } from '../../../http/filters'
import { usePaperForm } from '../../../http/use-paper-form'
import { dropDraft } from '../../../lib/draft'
import { ALERT } from '../../../lib/limits'
import { recordOf } from '../../../lib/record-of'
import { useGoOn } from '../../../lib/use-go-on'
import { Field, SelectField } from '../../../ui/field'
import { FilterPane } from '../../../ui/filter-pane'
import { FormBody } from '../../../ui/form-body'
import { OwnPage } from '../../../ui/own-page'
import { ALERTS, saveAlert } from '../api/alerts'
import { ALERT_FILTERS, type Alert, type AlertFilter } from '../rules/alert'
import { type AlertText, judgeAlert } from '../rules/judge'
import { PERIODS, sayPeriod } from '../rules/period'
import { MailAddress } from './mail-address'
import '../../../styles/search.css'

interface Props {
  /** Id 0: a new one. */
  alert: Alert
  /** Some filters of the search that it comes from have no place in it. */
  isCut: boolean
  /** Where what is written stays until it is saved. */
  draft: string
}

const isFilter = (name: string): name is AlertFilter => ALERT_FILTERS.some((one) => one === name)

/** What is chosen of a filter as a value of the form, e.g. "3,22", and back. */
const toText = (ids: readonly number[]): string => ids.join()
const toIds = (text: string): readonly number[] => (text === '' ? [] : text.split(',').map(Number))

export function AlertForm({ alert, isCut, draft }: Props) {
  const { t } = useTranslation(['papers', 'account', 'pages'])
  const { t: sayFilter } = useTranslation('jobs')
  const { t: sayPaper } = useTranslation('papers')
  const constants = useConstants()
  const failed = useConstantsAgain()
  const goOn = useGoOn()
  const form = usePaperForm<keyof AlertText | AlertFilter>({
    saved: {
      name: alert.name,
      jobtitle: alert.keyword,
      pushjobnum: String(alert.jobCount),
      pushperiod: String(alert.everyDays),
      ...recordOf(ALERT_FILTERS, (filter) => toText(alert.ids[filter])),
    },
    draft,
    judge: judgeAlert,
    send: ({ name, jobtitle, pushjobnum, pushperiod, ...filters }, onceKey) => {
      const ids = recordOf(ALERT_FILTERS, (filter) => toIds(filters[filter]))
      const counts = { jobCount: Number(pushjobnum), everyDays: Number(pushperiod) }
      return saveAlert({ id: alert.id, name, keyword: jobtitle, ids, ...counts }, onceKey)
    },
    changes: ALERTS,
    sayName: (name) => (isFilter(name) ? sayFilter(`filters.${name}`) : t(`alert.${name}`)),
    onDone: () => {
      toast(t('saved'))
      goOn('/job-subscribe')
    },
  })
  const ids = recordOf(ALERT_FILTERS, (filter) => toIds(form.values[filter]))
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
            <Link className="button button-quiet" to="/job-subscribe" onClick={() => dropDraft(draft)}>
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
            groups={groupsOf(ALERT_FILTERS, ids, constants, sayFilter).map((group) => ({
              ...group,
              error: form.errorOf(group.name),
            }))}
            onChange={(name, chosen) => form.change(name, toText(chosen))}
            failed={failed}
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
          <MailAddress />
        </FormBody>
      </section>
    </OwnPage>
  )
}
