import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { RESUMES } from '../../../http/papers'
import { useOwn } from '../../../http/read'
import { PORTAL } from '../../../lib/app'
import { listAt, numberAt, textAt, timeAt } from '../../../lib/fields'

/** How long a link may be open, in days. Source: GET /users/resumes/:id/links. */
export const SHARE_DAYS = [7, 30, 90] as const

/** A link that is open. */
export interface ShareLink {
  readonly id: number
  /** Whole, to be sent to somebody. */
  readonly address: string
  /** ms */
  readonly madeAt: number
  /** ms */
  readonly endsAt: number
  /** By others than its owner, one a browser and day. */
  readonly openCount: number
}

interface ShareLinks {
  readonly links: readonly ShareLink[]
  /** What keeps the resume from being shown by one. */
  readonly lacks: 'approval' | 'visibility' | null
}

const pathOf = (resumeId: number): string => `${RESUMES}/${resumeId}/links`

const LACKS = ['approval', 'visibility'] as const

/** How others find a resume, with a link's sign; "": as its owner sees what they see. */
const addressOf = (resumeId: number, sign: string): string =>
  `${location.origin}${PORTAL}shareResume?${new URLSearchParams({ id: String(resumeId), sign })}`

export const useShareLinks = (resumeId: number) =>
  useOwn(
    pathOf(resumeId),
    (body): ShareLinks => ({
      links: listAt(body, 'result').map((one) => ({
        id: numberAt(one, 'id'),
        address: addressOf(resumeId, textAt(one, 'sign')),
        madeAt: timeAt(one, 'createTime'),
        endsAt: timeAt(one, 'endTime'),
        openCount: numberAt(one, 'openCount'),
      })),
      lacks: LACKS.find((one) => one === textAt(body, 'lacks')) ?? null,
    }),
  )

/** Answers with all links of the resume, the new one first. */
export const addShareLink = (resumeId: number, days: number, onceKey: string): Promise<Answer> =>
  callMain({ method: 'POST', path: pathOf(resumeId), json: { days }, onceKey })

/** It opens for nobody any more. */
export const endShareLink = (resumeId: number, id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${pathOf(resumeId)}/${id}` })
