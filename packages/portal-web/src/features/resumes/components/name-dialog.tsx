import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../http/call'
import { RESUMES } from '../../../http/papers'
import { usePaperForm } from '../../../http/use-paper-form'
import { NAME_MAX } from '../../../lib/limits'
import { judgeText, toFaults } from '../../../lib/paper-fault'
import { Button } from '../../../ui/button'
import { Dialog, type DialogProps } from '../../../ui/dialog'
import { Field } from '../../../ui/field'
import { FormBody } from '../../../ui/form-body'

interface Props extends DialogProps {
  title: string
  /** What it is called now. */
  name: string
  send: (name: string, onceKey: string) => Promise<Answer>
  onDone: (body: unknown) => void
}

/** What a resume is called, for its owner to tell one from another. */
export function NameDialog({ title, name, send, onDone, opener, onClose }: Props) {
  const { t } = useTranslation(['papers', 'account'])
  const form = usePaperForm({
    saved: { name },
    judge: (values) => toFaults({ name: judgeText(values.name, NAME_MAX) }),
    send: (values, onceKey) => send(values.name.trim(), onceKey),
    changes: RESUMES,
    sayName: () => t('resume.name'),
    onDone: (body) => {
      onClose()
      onDone(body)
    },
  })
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      <FormBody
        form={form}
        submit={t('account:save')}
        submitting={t('account:saving')}
        more={
          <Button kind="quiet" onClick={onClose}>
            {t('account:cancel')}
          </Button>
        }
      >
        <Field
          {...form.input('name')}
          label={t('resume.name')}
          help={t('resume.nameHelp')}
          maxLength={NAME_MAX}
        />
      </FormBody>
    </Dialog>
  )
}
