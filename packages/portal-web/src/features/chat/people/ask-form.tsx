import type { ImId } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { isolate } from '../../../lib/isolate'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { TextField } from '../../../ui/field'
import { whyNot } from '../rules/people-words'

/** Characters of what is said with a request. Ours. */
const MESSAGE_MAX = 100

interface Props {
  imId: ImId
  name: string
  /** How they were found, e.g. "phone". */
  by: string
  onClose: () => void
}

/** Asks somebody to become a contact, with a few words. */
export function AskForm({ imId, name, by, onClose }: Props) {
  const { t } = useTranslation('people')
  const { contacts } = useImEngine()
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  const send = async () => {
    if (isBusy) return
    setIsBusy(true)
    const result = await contacts.request(imId, { message: message.trim(), addBy: by })
    setIsBusy(false)
    if (!result.ok) return setFailure(whyNot(result.refusal, t))
    // Who needs no asking, or has asked before, is a contact at once.
    const isFriend = contacts.getSnapshot().some((one) => one.imId === imId && one.isFriend)
    toast(isFriend ? t('add.added', { name: isolate(name) }) : t('add.done'))
    onClose()
  }
  return (
    <form
      className="ask-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        label={t('add.message')}
        help={t('add.messageHelp')}
        error={undefined}
        rows={2}
        maxLength={MESSAGE_MAX}
        dir="auto"
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <FormFailure text={failure} />
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={onClose}>
          {t('add.cancel')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {t('add.send')}
        </Button>
      </div>
    </form>
  )
}
