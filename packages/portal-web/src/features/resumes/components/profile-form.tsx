import { useTranslation } from 'react-i18next'
import { choiceName, useConstants, useConstantsAgain, wholeHint } from '../../../http/constants'
import { INBOX } from '../../../http/inbox-count'
import { RESUMES } from '../../../http/papers'
import { useOwnChanged } from '../../../http/read'
import { usePaperForm } from '../../../http/use-paper-form'
import { showDate } from '../../../lib/dates'
import { NAME_MAX } from '../../../lib/limits'
import { FetchFailure } from '../../../ui/failure'
import { Field, SelectField } from '../../../ui/field'
import { FormBody } from '../../../ui/form-body'
import type { Resume } from '../api/resumes'
import { saveProfile } from '../api/save'
import { judgeProfile } from '../rules/judge'

interface Props {
  resume: Resume
  draft: string
  onDone: () => void
}

/** Who one is and how one is reached; complete, it makes the resume one to apply with. */
export function ProfileForm({ resume, draft, onDone }: Props) {
  const { t } = useTranslation(['papers', 'account', 'jobs'])
  const { t: tJobs } = useTranslation('jobs')
  const { locations } = useConstants()
  const failed = useConstantsAgain()
  const changed = useOwnChanged()
  const today = showDate(Date.now())
  const form = usePaperForm({
    saved: resume.profile,
    draft,
    judge: (values) => judgeProfile(values, today),
    send: (values) => saveProfile(resume, values),
    changes: RESUMES,
    sayName: (name) => t(`profile.${name}`),
    onDone: () => {
      onDone()
      // A first one is told there.
      void changed(INBOX)
    },
  })
  return (
    <FormBody form={form} submit={t('account:save')} submitting={t('account:saving')}>
      <div className="own-pair">
        <Field
          {...form.input('firstName')}
          label={t('profile.firstName')}
          autoComplete="given-name"
          maxLength={NAME_MAX}
        />
        <Field
          {...form.input('lastName')}
          label={t('profile.lastName')}
          autoComplete="family-name"
          maxLength={NAME_MAX}
        />
        <SelectField {...form.input('sexId')} label={t('profile.sexId')} autoComplete="sex">
          <option value="" />
          <option value="1">{t('jobs:sex.male')}</option>
          <option value="2">{t('jobs:sex.female')}</option>
        </SelectField>
        <Field
          {...form.input('birthday')}
          label={t('profile.birthday')}
          type="date"
          autoComplete="bday"
          max={today}
        />
        <div>
          <SelectField
            {...form.input('locationId')}
            value={form.values.locationId}
            label={t('profile.locationId')}
          >
            <option value="" />
            {locations.map(({ id }) => (
              <option key={id} value={id}>
                {choiceName(locations, id, tJobs)} {wholeHint(locations, id, tJobs)}
              </option>
            ))}
          </SelectField>
          {failed && <FetchFailure {...failed} />}
        </div>
        <Field
          {...form.input('mobile')}
          label={t('profile.mobile')}
          type="tel"
          autoComplete="tel"
          maxLength={NAME_MAX}
        />
      </div>
      <Field
        {...form.input('email')}
        label={t('profile.email')}
        type="email"
        autoComplete="email"
        maxLength={NAME_MAX}
      />
    </FormBody>
  )
}
