import { useTranslation } from 'react-i18next'
import type { ReportedKind } from '../../../contract/reports'
import { reasonName } from '../rules/reason-name'

/** Names what is wrong with one kind of thing. */
export function useReasonName(kind: ReportedKind): (reason: string) => string {
  const { t } = useTranslation('reports')
  const { t: sayThings } = useTranslation('applications')
  return (reason) => reasonName(t, sayThings, kind, reason)
}
