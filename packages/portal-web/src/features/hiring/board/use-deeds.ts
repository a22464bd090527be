import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import {
  type Application,
  answerProposal,
  type Offer,
  offerInterview,
  toApplication,
} from '../../../http/application'
import type { Answer } from '../../../http/call'
import { useOwnChanged } from '../../../http/read'
import { type Card, FOLLOWED, moveTo, type Target } from './api'
import { nameOf } from './words'

/** What recruiters do with an application. Each answers with what is wrong, in words; null: it is done, and what shows it is read anew. */
export function useDeeds() {
  const { t } = useTranslation('board')
  const changed = useOwnChanged()

  async function finish(answer: Answer, done: string, reasons: Readonly<Record<string, string>> = {}) {
    if (answer.kind !== 'network') await Promise.all(FOLLOWED.map(changed))
    if (answer.kind === 'ok') {
      toast(done)
      return null
    }
    const code = answer.kind === 'refused' ? answer.code : ''
    return reasons[code] ?? (code === 'not_found' ? t('gone') : t('failed'))
  }
  return {
    async move(card: Card, stage: Target, text?: string): Promise<string | null> {
      const said = { name: nameOf(card, t), stage: t(`stages.${stage}`) }
      const done = stage === 'closed' ? t('closing.done') : t('moved', said)
      return finish(await moveTo(card.id, stage, text), done, { invalid: t('closing.word') })
    },
    /** An interview that is new goes as a card, too: `invited` is what the card tells of; null: there is nothing to send. */
    async offer(
      card: Card,
      offer: Offer,
    ): Promise<{ readonly why: string | null; readonly invited: Application | null }> {
      const answer = await offerInterview(card.id, offer)
      const why = await finish(answer, t('offer.sent'))
      const isNew = answer.kind === 'ok' && card.interview === null
      return { why, invited: isNew ? toApplication(answer.body) : null }
    },
    /** To another time that the candidate asks for, ms. */
    async answer(card: Card, at: number, answer: 'confirm' | 'keep'): Promise<string | null> {
      const changedSince = { proposal_changed: t('interview.changed'), no_proposal: t('interview.changed') }
      const done = t(answer === 'confirm' ? 'interview.confirmed' : 'interview.kept')
      return finish(await answerProposal(card.id, at, answer), done, changedSince)
    },
  }
}

export type BoardDeeds = ReturnType<typeof useDeeds>
