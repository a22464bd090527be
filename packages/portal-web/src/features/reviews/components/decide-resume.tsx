import { useTranslation } from 'react-i18next'
import { REFUSALS } from '../../../contract/resume'
import { type Case, decide } from '../api/reviews'
import { Decide } from './decide'

/** Approve a resume, or send it back. */
export function DecideResume({ found, onNext }: { found: Case; onNext: () => void }) {
  const { t } = useTranslation('reviews')
  return (
    <Decide
      name={found.name}
      reasons={REFUSALS.map((id) => ({ id, name: t(`reasons.${id}`) }))}
      send={(decision) => decide(found, decision)}
      onNext={onNext}
    />
  )
}
