import type { ShownMessage } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'
import type { Talk } from './talk'

/** Beside a withdrawn message of one's own: puts what it said into the field, while this tab remembers it. */
export function WriteAgain({ message, talk }: { message: ShownMessage; talk: Talk }) {
  const { t } = useTranslation('reach')
  const writeAgain = talk.canWrite ? talk.writeAgain(message) : null
  if (writeAgain === null) return null
  return (
    <button type="button" className="tip-act" onClick={writeAgain}>
      {t('again.label')}
    </button>
  )
}
