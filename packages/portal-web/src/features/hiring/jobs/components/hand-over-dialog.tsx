import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../../http/failure'
import { useOwnChanged } from '../../../../http/read'
import { Button } from '../../../../ui/button'
import { Dialog, type DialogProps } from '../../../../ui/dialog'
import { FormFailure } from '../../../../ui/failure'
import { JOBS } from '../api/begin'
import { handOver, type Member } from '../api/postings'

interface Props extends DialogProps {
  id: number
  team: readonly Member[]
  answererId: string
}

/** The owner says who answers for a job. Chats that were begun stay with whom they are. */
export function HandOverDialog({ id, team, answererId, opener, onClose }: Props) {
  const { t } = useTranslation('posting')
  const why = useWhy()
  const changed = useOwnChanged()
  const [chosen, setChosen] = useState(answererId)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  async function send() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await handOver(id, chosen)
    setIsBusy(false)
    if (answer.kind !== 'ok') return setFailure(why(answer))
    toast(t('answers.changed', { name: team.find((one) => one.id === chosen)?.name ?? '' }))
    void changed(JOBS)
    onClose()
  }
  return (
    <Dialog title={t('answers.title')} opener={opener} isHeld={isBusy} onClose={onClose}>
      <p className="soft">{t('answers.lead')}</p>
      <fieldset className="posting-team">
        <legend className="only-heard">{t('answers.title')}</legend>
        {team.map(({ id: one, name, isOwner }) => (
          <label key={one} className="check">
            <input type="radio" name="answerer" checked={chosen === one} onChange={() => setChosen(one)} />
            <span>
              <bdi>{name}</bdi>
              {isOwner && <small className="soft"> {t('answers.owner')}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <FormFailure text={failure} />
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button isBusy={isBusy} onClick={() => void send()}>
          {t('answers.save')}
        </Button>
      </div>
    </Dialog>
  )
}
