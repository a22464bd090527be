import { useTranslation } from 'react-i18next'
import { RESUMES } from '../../../http/papers'
import { usePaperForm } from '../../../http/use-paper-form'
import { showDate } from '../../../lib/dates'
import { LONG_TEXT_MAX, NAME_MAX } from '../../../lib/limits'
import { Field, TextField } from '../../../ui/field'
import { FormBody } from '../../../ui/form-body'
import type { Experience } from '../api/resumes'
import { saveExperience } from '../api/save'
import { judgeExperience } from '../rules/judge'

interface Props {
  resumeId: number
  /** Id 0: a new one. */
  work: Experience
  draft: string
  onDone: () => void
}

const YES = '1'

/** One place of work. */
export function WorkForm({ resumeId, work: { id, ...work }, draft, onDone }: Props) {
  const { t } = useTranslation(['papers', 'account'])
  const today = showDate(Date.now())
  const form = usePaperForm({
    saved: { ...work, present: id !== 0 && work.totime === '' ? YES : '' },
    draft,
    judge: ({ present, ...values }) => judgeExperience(values, present === YES, today),
    send: ({ present, totime, ...values }, onceKey) =>
      saveExperience(resumeId, { ...values, id, totime: present === YES ? '' : totime }, onceKey),
    changes: RESUMES,
    sayName: (name) => t(`work.${name}`),
    onDone,
  })
  const isPresent = form.values.present === YES
  const month = { type: 'month', placeholder: '2024-06', max: today.slice(0, 7) }
  return (
    <FormBody form={form} submit={t('account:save')} submitting={t('account:saving')}>
      <Field {...form.input('jobtitle')} label={t('work.jobtitle')} maxLength={NAME_MAX} />
      <Field
        {...form.input('company')}
        label={t('work.company')}
        autoComplete="organization"
        maxLength={NAME_MAX}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={isPresent}
          onChange={({ currentTarget }) => form.change('present', currentTarget.checked ? YES : '')}
        />
        {t('work.present')}
      </label>
      <div className="own-pair">
        <Field {...form.input('formtime')} {...month} label={t('work.formtime')} />
        {!isPresent && <Field {...form.input('totime')} {...month} label={t('work.totime')} />}
      </div>
      <TextField {...form.input('workdesc')} label={t('work.workdesc')} maxLength={LONG_TEXT_MAX} />
    </FormBody>
  )
}
