import { type FormEvent, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { REPORT_TEXT } from '../../../lib/limits'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FormFailure } from '../../../ui/failure'
import { REASONS, type Reason, report } from '../api/report'
import type { Kind } from '../api/states'
import '../../../styles/applications.css'

interface Props {
  kind: Kind
  id: number
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Asks what is wrong with a job or a company; what was written stays until it is sent. */
export function ReportDialog({ kind, id, opener, onClose }: Props) {
  const { t } = useTranslation('applications')
  const name = useId()
  const why = useWhy()
  const [reason, setReason] = useState<Reason | null>(null)
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string | false>(false)
  const [isBusy, setIsBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (reason === null) return setFailure(t('report.choose'))
    setIsBusy(true)
    const answer = await report(kind, id, reason, text)
    setIsBusy(false)
    if (answer.kind !== 'ok') return setFailure(why(answer))
    toast(t('report.sent'))
    onClose()
  }
  return (
    <Dialog title={t(`report.${kind}`)} opener={opener} isHeld={isBusy} onClose={onClose}>
      <p className="soft">{t('report.lead')}</p>
      <form className="report-form" onSubmit={(event) => void send(event)}>
        <fieldset className="resume-choice">
          <legend>{t('report.reason')}</legend>
          {REASONS.map((one) => (
            <label key={one}>
              <input type="radio" name={name} checked={reason === one} onChange={() => setReason(one)} />
              <span>{t(`report.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor={`${name}-text`}>{t('report.text')}</label>
          <textarea
            id={`${name}-text`}
            rows={3}
            maxLength={REPORT_TEXT}
            aria-describedby={`${name}-help`}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <p id={`${name}-help`} className="field-help">
            {t('report.optional')}
          </p>
        </div>
        <FormFailure text={failure} />
        <div className="dialog-actions">
          <Button kind="quiet" disabled={isBusy} onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t(isBusy ? 'report.sending' : 'report.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
