import { toast } from 'sonner'
import { i18n } from '../i18n/i18n'
import type { Answer } from './call'

/** What is told of an answer whatever was asked, as the key of its words. Source: portal specification 8, contract 2. */
function newsOf(answer: Answer): 'server' | 'storage' | 'address' | null {
  if (answer.kind !== 'refused') return null
  if (answer.status === 507) return 'storage'
  if (answer.status >= 500 && answer.status <= 504) return 'server'
  return answer.code === 'route_not_found' ? 'address' : null
}

/** Once at a time, however many calls failed. */
export function tell(answer: Answer): void {
  const news = newsOf(answer)
  if (news !== null) toast(i18n.t(`http.${news}`), { id: `http-${news}` })
}
