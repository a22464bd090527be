import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomKey } from '../../../lib/random-key'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { answerTalk } from '../api/talks'
import { useAct } from './use-act'

interface Props {
  imId: string
  /** What was written and not sent, by im id: it is there again when the conversation is. */
  drafts: Map<string, string>
}

/** Enter sends, with Shift it begins a line. What could not be sent stays. */
export function AnswerField({ imId, drafts }: Props) {
  const { t } = useTranslation('service')
  const id = useId()
  const [text, setText] = useState(drafts.get(imId) ?? '')
  const [onceKey, setOnceKey] = useState(randomKey)
  const [failure, setFailure] = useState<string | false>(false)
  const { act, isBusy } = useAct()
  const write = (next: string) => {
    setText(next)
    setOnceKey(randomKey())
    drafts.set(imId, next)
  }
  async function send() {
    if (isBusy) return
    if (text.trim() === '') return setFailure(t('empty'))
    setFailure(false)
    const why = await act(() => answerTalk(imId, text, onceKey))
    if (why !== null) return setFailure(why)
    write('')
  }
  return (
    <form
      className="service-field"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      <label className="only-heard" htmlFor={id}>
        {t('field')}
      </label>
      <textarea
        id={id}
        rows={2}
        value={text}
        placeholder={t('field')}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          void send()
        }}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('send')}
      </Button>
      <FormFailure text={failure} />
    </form>
  )
}
