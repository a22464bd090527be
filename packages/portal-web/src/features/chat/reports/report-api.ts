import type { PersonReason } from '../../../contract/reports'
import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { type ReportedMessage, toReportedMessage } from '../../../http/reported-messages'
import { listAt } from '../../../lib/fields'

/** Who or what is reported, by im id or message id. */
export interface About {
  readonly kind: 'person' | 'message'
  readonly id: string
}

const PATHS = { person: '/users/people', message: '/users/messages' } as const
const pathOf = ({ kind, id }: About) => `${PATHS[kind]}/${encodeURIComponent(id)}/report`

/** What goes along with a report of it; null: there is no such thing, or it is not for one to report. */
export const useReportPreview = (about: About) =>
  useOwn(pathOf(about), (body): readonly ReportedMessage[] | null =>
    body === null ? null : listAt(body, 'messages').map(toReportedMessage),
  )

/** `messages`: those that were seen; no other goes along. */
export const sendReport = (
  about: About,
  reason: PersonReason,
  text: string,
  messages: readonly string[],
): Promise<Answer> =>
  callMain({ method: 'POST', path: pathOf(about), json: { reason, text, messages: [...messages] } })
