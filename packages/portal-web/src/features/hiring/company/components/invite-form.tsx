import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { usePaperForm } from '../../../../http/use-paper-form'
import { draftKey } from '../../../../lib/draft'
import { isEmail } from '../../../../lib/email'
import { EMAIL_MAX } from '../../../../lib/limits'
import { useSession } from '../../../../lib/session'
import { Field } from '../../../../ui/field'
import { FormBody } from '../../../../ui/form-body'
import { invite, TEAM_PATH } from '../api/team'

const NOBODY = { email: '' }

/** Sends an invitation by mail. */
export function InviteForm() {
  const { t } = useTranslation('firm')
  /** Who has an account. */
  const [known, setKnown] = useState('')
  const form = usePaperForm({
    saved: NOBODY,
    draft: draftKey(useSession()?.userId ?? '', 'invite', 0),
    judge: ({ email }) => (isEmail(email.trim()) ? {} : { email: 'refused' as const }),
    send: async ({ email }) => {
      const answer = await invite(email.trim())
      if (answer.kind === 'refused' && answer.code === 'taken') setKnown(email)
      return answer
    },
    changes: TEAM_PATH,
    sayName: () => t('fields.email'),
    onDone: () => {
      toast(t('team.invited', { email: form.values.email.trim() }))
      form.rewrite(NOBODY)
    },
  })
  const { error, ...input } = form.input('email')
  const words = error !== undefined && form.values.email === known ? t('team.known') : error
  return (
    <FormBody form={form} submit={t('team.invite')} submitting={t('team.inviting')}>
      <Field {...input} error={words} label={t('fields.email')} type="email" maxLength={EMAIL_MAX} />
    </FormBody>
  )
}
