import { useTranslation } from 'react-i18next'
import { useAssistantHost } from './use-assistant'

const EXAMPLES = ['jobs', 'applications', 'interviews', 'resume'] as const

interface Props {
  /** Nothing was asked yet: there are questions to begin with. */
  isNew: boolean
  onAsk: (question: string) => void
}

/** Above the field of the assistant: to whom texts go, where they leave the server, and questions that a press asks. */
export function Asking({ isNew, onAsk }: Props) {
  const { t } = useTranslation('typing')
  const host = useAssistantHost()
  return (
    <>
      {host !== '' && <p className="told-to">{t('assistant.toldTo', { host })}</p>}
      {isNew && (
        <fieldset className="examples" aria-label={t('assistant.examples.label')}>
          {EXAMPLES.map((name) => {
            const question = t(`assistant.examples.${name}`)
            return (
              <button key={name} type="button" className="chip" onClick={() => onAsk(question)}>
                <bdi>{question}</bdi>
              </button>
            )
          })}
        </fieldset>
      )}
    </>
  )
}
