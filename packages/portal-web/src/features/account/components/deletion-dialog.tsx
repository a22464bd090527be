import { useTranslation } from 'react-i18next'
import { failureOf, type Refused } from '../../../http/failure'
import { type Refusal, useServerForm } from '../../../http/use-server-form'
import { showDay } from '../../../lib/dates'
import { DELETION_WAIT_MS, TYPED_PASSWORD_MAX } from '../../../lib/limits'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { Dialog, type DialogProps } from '../../../ui/dialog'
import { FormBody } from '../../../ui/form-body'
import { PasswordField } from '../../../ui/password-field'
import { deleteAccount } from '../api/deletion'

type Fault = 'wrong' | 'again'

function readRefusal(answer: Refused): Refusal<'password', Fault> {
  const code = answer.kind === 'refused' ? answer.code : ''
  if (code === 'wrong_credentials') return { faults: { password: 'wrong' }, failure: null }
  if (code === 'login_again') return { faults: { password: 'again' }, failure: null }
  return { faults: {}, failure: failureOf(answer) }
}

/** Says what goes, what stays and until when it can be taken back, and asks for the password. */
export function DeletionDialog({ onClose, onDeleted }: DialogProps & { onDeleted: () => void }) {
  const { t } = useTranslation(['settings', 'auth', 'account'])
  const now = useDay()
  const form = useServerForm<{ password: string }, Fault>({
    initial: () => ({ password: '' }),
    judge: () => ({}),
    send: ({ password }) => deleteAccount(password),
    readRefusal,
    sayFault: (fault) => t(`deletion.${fault}`),
    sayName: () => t('deletion.password'),
    onDone: onDeleted,
  })
  return (
    <Dialog title={t('deletion.title')} isHeld={form.isBusy} onClose={onClose}>
      <p>{t('deletion.goes')}</p>
      <p>{t('deletion.stays')}</p>
      <p>{t('deletion.until', { date: showDay(now + DELETION_WAIT_MS, now) })}</p>
      <FormBody
        form={form}
        submit={t('deletion.submit')}
        submitting={t('deletion.submitting')}
        more={
          <Button kind="quiet" disabled={form.isBusy} onClick={onClose}>
            {t('account:cancel')}
          </Button>
        }
      >
        <PasswordField
          {...form.input('password')}
          label={t('deletion.password')}
          help={t('deletion.passwordHelp')}
          showLabel={t('auth:showPassword')}
          autoComplete="current-password"
          maxLength={TYPED_PASSWORD_MAX}
        />
      </FormBody>
    </Dialog>
  )
}
