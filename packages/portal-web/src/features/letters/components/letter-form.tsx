import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { LETTERS, type LetterText } from '../../../http/papers'
import { useOwnChanged } from '../../../http/read'
import { usePaperForm } from '../../../http/use-paper-form'
import { dropDraft, keepDraft, readDraft } from '../../../lib/draft'
import { textAt } from '../../../lib/fields'
import { LONG_TEXT_MAX, NAME_MAX } from '../../../lib/limits'
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
  const [first] = useState(() => {
    const { title, content } = saved
    const kept = readDraft(draft)
    return kept === null
      ? { title, content }
      : { title: textAt(kept, 'title'), content: textAt(kept, 'content') }
  })
  const navigate = useNavigate()
  const changed = useOwnChanged()
  const form = usePaperForm({
    initial: first,
    judge: judgeLetter,
    send: (values) => saveLetter(id, values),
    sayName: (name) => t(`letter.${name}`),
    onDone: () => {
      dropDraft(draft)
      toast(t('saved'))
      void changed(LETTERS)
      void navigate('/cover-letter')
    },
  })
  const { title, content } = form.values
  const isSame = title === saved.title && content === saved.content
  useEffect(() => {
    if (isSame) dropDraft(draft)
    else keepDraft(draft, { title, content })
  }, [draft, isSame, title, content])

  function discard() {
    form.change('title', saved.title)
    form.change('content', saved.content)
  }
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
            isSame ? (
              <Link className="button button-quiet" to="/cover-letter">
                {t('account:cancel')}
              </Link>
            ) : (
              <Button kind="quiet" onClick={discard}>
                {t('letter.discard')}
              </Button>
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
            {!isSame && t('letter.draft')}
          </p>
        </FormBody>
      </section>
    </OwnPage>
  )
}
