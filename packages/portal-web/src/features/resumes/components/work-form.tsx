import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RESUMES } from '../../../http/papers'
import { useOwnChanged } from '../../../http/read'
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
  onDone: () => void
}

/** One place of work. */
export function WorkForm({ resumeId, work: { id, ...work }, onDone }: Props) {
  const { t } = useTranslation(['papers', 'account'])
  const [isPresent, setIsPresent] = useState(id !== 0 && work.totime === '')
  const changed = useOwnChanged()
  const today = showDate(Date.now())
  const form = usePaperForm({
    initial: work,
    judge: (values) => judgeExperience(values, isPresent, today),
    send: (values) => saveExperience(resumeId, { ...values, id, totime: isPresent ? '' : values.totime }),
    sayName: (name) => t(`work.${name}`),
    onDone: () => {
      onDone()
      void changed(RESUMES)
    },
  })
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
          onChange={({ currentTarget }) => setIsPresent(currentTarget.checked)}
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
