import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES } from '../../../i18n/languages'
import { showMeeting } from '../../../lib/meeting'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FetchFailure, FormFailure } from '../../../ui/failure'
import { TextField } from '../../../ui/field'
import { type Card, useWhole, type Whole } from './api'
import { comingTime } from './times'
import type { BoardDeeds } from './use-deeds'

const TEXT_MAX = 800

interface FormProps {
  found: Whole
  deeds: BoardDeeds
  onClose: () => void
}

/** The words that go out, to be read and changed before they do. */
function CloseForm({ found, deeds, onClose }: FormProps) {
  const { t } = useTranslation('board')
  const { toClose } = found
  const [text, setText] = useState(toClose?.text ?? '')
  const [failure, setFailure] = useState<string | false>(false)
  const [isBusy, setIsBusy] = useState(false)
  const today = useDay()
  const coming = comingTime(found, Date.now())
  const language = LANGUAGES.find((one) => one === toClose?.language)

  async function send() {
    if (isBusy) return
    if (toClose !== null && text.trim() === '') return setFailure(t('closing.missing'))
    setIsBusy(true)
    const why = await deeds.move(found, 'closed', toClose === null ? undefined : text.trim())
    setIsBusy(false)
    setFailure(why ?? false)
    if (why === null) onClose()
  }
  return (
    <form
      className="board-closing"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {coming > 0 && <p>{t('closing.interview', { time: showMeeting(coming, today) })}</p>}
      {toClose === null ? (
        <p className="soft">{t('closing.told')}</p>
      ) : (
        <>
          <p className="soft">
            {t(`closing.${toClose.way}`)}{' '}
            {language !== undefined && t('closing.in', { language: LANGUAGE_NAMES[language] })}
          </p>
          <TextField
            label={t('closing.text')}
            error={undefined}
            lang={language}
            dir="auto"
            rows={5}
            maxLength={TEXT_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </>
      )}
      <FormFailure text={failure} />
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={onClose}>
          {t('closing.cancel')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {t(toClose === null ? 'closing.only' : 'closing.send')}
        </Button>
      </div>
    </form>
  )
}

interface Props {
  card: Card
  deeds: BoardDeeds
  onClose: () => void
}

/** Closes an application with one sentence in the language of whoever applied. */
export function CloseDialog({ card, deeds, onClose }: Props) {
  const { t } = useTranslation('board')
  const { data, isError, cause, refetch } = useWhole(card.id)
  return (
    <Dialog title={t('closing.title')} onClose={onClose}>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {data === null && <p className="soft">{t('gone')}</p>}
      {data ? (
        <CloseForm found={data} deeds={deeds} onClose={onClose} />
      ) : (
        !isError && <p aria-busy={data === undefined} />
      )}
    </Dialog>
  )
}
