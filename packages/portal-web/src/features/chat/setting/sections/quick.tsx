import { QUICK_REPLIES_MAX } from '@sarika/im-engine'
import { useQuickReplies } from '@sarika/im-engine/react'
import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QuickEditor } from '../quick/editor'
import type { Section } from './section'

function HowMany() {
  const { t } = useTranslation('box')
  const { isKnown, texts } = useQuickReplies()
  return isKnown ? (
    <span className="soft">{t('quick.count', { count: texts.length, most: QUICK_REPLIES_MAX })}</span>
  ) : null
}

/** Texts that one sends again and again. */
export const quick: Section = {
  name: 'quick',
  icon: MessageSquareText,
  column: 'first',
  Body: QuickEditor,
  Aside: HowMany,
}
