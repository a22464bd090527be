import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { LETTERS, type LetterText } from '../../../http/papers'
import { usePaperForm } from '../../../http/use-paper-form'
import { LONG_TEXT_MAX, NAME_MAX } from '../../../lib/limits'
import { useGoOn } from '../../../lib/use-go-on'
import { Button } from '../../../ui/button'
import { Field, TextField } from '../../../ui/field'
import { FormBody } from '../../../ui/form-body'
import { OwnPage } from '../../../ui/own-page'
import { saveLetter } from '../api/letters'
import { judgeLetter } from '../rules/judge'

interface Props {
  /** 0: a new one. */
  id: number
  /** What the server has; empty for a new one. */
  saved: LetterText
  /** Where what is written stays until it is saved. */
  draft: string
}

/** A letter as it is written: what is not saved yet is there after a reload. */
export function LetterForm({ id, saved, draft }: Props) {
  const { t } = useTranslation(['papers', 'account', 'pages'])
  const { title, content } = saved
  const goOn = useGoOn()
  const form = usePaperForm({
    saved: { title, content },
    draft,
    judge: judgeLetter,
    send: (values, onceKey) => saveLetter(id, values, onceKey),
    changes: LETTERS,
    sayName: (name) => t(`letter.${name}`),
    onDone: () => {
      toast(t('saved'))
      goOn('/cover-letter')
    },
  })
  return (
    <OwnPage
      title={t(id === 0 ? 'letter.new' : 'letter.edit')}
      back={{ to: '/cover-letter', name: t('pages:letters.title') }}
    >
      <section className="own-card">
        <FormBody
          form={form}
          submit={t('account:save')}
          submitting={t('account:saving')}
          more={
            form.isChanged ? (
              <Button kind="quiet" onClick={form.discard}>
                {t('letter.discard')}
              </Button>
            ) : (
              <Link className="button button-quiet" to="/cover-letter">
                {t('account:cancel')}
              </Link>
            )
          }
        >
          <Field
            {...form.input('title')}
            label={t('letter.title')}
            help={t('letter.titleHelp')}
            maxLength={NAME_MAX}
          />
          <TextField {...form.input('content')} label={t('letter.content')} maxLength={LONG_TEXT_MAX} />
          <p className="soft" role="status">
            {form.isChanged && t('letter.draft')}
          </p>
        </FormBody>
      </section>
    </OwnPage>
  )
}
