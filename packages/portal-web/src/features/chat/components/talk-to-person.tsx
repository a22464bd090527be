import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { toChat } from '../../../lib/chat-path'
import { randomKey } from '../../../lib/random-key'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { askService } from '../api/service'

interface Props {
  /** What was asked last, which goes along if the person says so; "" = nothing. */
  question: string
}

/** Asks for a person of the online service, and leads to the conversation with it. */
export function TalkToPerson({ question }: Props) {
  const { t } = useTranslation('typing')
  const navigate = useNavigate()
  const opener = useRef<HTMLButtonElement>(null)
  const [onceKey] = useState(randomKey)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  async function ask(passed: string) {
    if (isBusy) return
    setIsBusy(true)
    const imId = await askService(passed, onceKey)
    setIsBusy(false)
    setIsAsking(false)
    if (imId === null) toast(t('person.failed'))
    else void navigate(toChat(`p2p-${imId}`))
  }
  return (
    <>
      <Button
        ref={opener}
        kind="small"
        isBusy={isBusy}
        onClick={() => (question === '' ? void ask('') : setIsAsking(true))}
      >
        {t('person.label')}
      </Button>
      {isAsking && (
        <Dialog title={t('person.title')} opener={opener} isHeld={isBusy} onClose={() => setIsAsking(false)}>
          <p className="soft">{t('person.lead', { question })}</p>
          <div className="dialog-actions">
            <Button kind="quiet" isBusy={isBusy} onClick={() => void ask('')}>
              {t('person.without')}
            </Button>
            <Button isBusy={isBusy} onClick={() => void ask(question)}>
              {t('person.pass')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
