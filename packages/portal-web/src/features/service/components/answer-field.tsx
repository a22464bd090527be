import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptInTab } from '../../../lib/kept'
import { randomKey } from '../../../lib/random-key'
import { useSession } from '../../../lib/session'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { answerTalk } from '../api/talks'
import { useAct } from './use-act'

interface Props {
  imId: string
}

/** In sessionStorage: what was written and not sent to somebody is there again after a reload of this tab. */
const draftOf = (userId: string, imId: string): string => `sarika-service-draft-${userId}-${imId}`

/** Enter sends, with Shift it begins a line. What could not be sent stays. */
export function AnswerField({ imId }: Props) {
  const { t } = useTranslation('service')
  const id = useId()
  const draft = draftOf(useSession()?.userId ?? '', imId)
  const [text, setText] = useState(() => keptInTab.getItem(draft) ?? '')
  const [onceKey, setOnceKey] = useState(randomKey)
  const [failure, setFailure] = useState<string | false>(false)
  const { act, isBusy } = useAct()
  const isBlank = text.trim() === ''
  const write = (next: string) => {
    setText(next)
    setFailure(false)
    setOnceKey(randomKey())
    if (next === '') keptInTab.removeItem(draft)
    else keptInTab.setItem(draft, next)
  }
  async function send() {
    if (isBlank) return
    setFailure(false)
    const why = await act(() => answerTalk(imId, text, onceKey))
    if (why === undefined) return
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
      <Button type="submit" isBusy={isBusy} aria-disabled={isBlank}>
        {t('send')}
      </Button>
      <FormFailure text={failure} />
    </form>
  )
}
