import { useOwn } from '../../../http/read'
import { numberAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { LIST_PAGE } from '../../../lib/limits'
import { type Page, toPage } from '../../../lib/reading'

const WAYS = ['application', 'link', 'candidate'] as const

/** An employer that looked at a resume. Ids are those of the constants, 0: not said. */
export interface Viewer {
  readonly companyId: number
  readonly name: string
  readonly industryId: number
  readonly sizeId: number
  readonly isVerified: boolean
  /** Its picture; null: it has none. */
  readonly logo: string | null
  /** "": it is deleted. */
  readonly resumeName: string
  /** ms */
  readonly viewedAt: number
  /** How it came to the resume. */
  readonly how: (typeof WAYS)[number]
}

function toViewer(one: unknown): Viewer {
  const { employer } = toFields(one)
  return {
    companyId: numberAt(employer, 'id'),
    name: textAt(employer, 'name'),
    industryId: numberAt(employer, 'industrialId'),
    sizeId: numberAt(employer, 'scale'),
    isVerified: toFields(employer).isVerified === true,
    logo: textAt(employer, 'logo') || null,
    resumeName: textAt(one, 'resumeName'),
    viewedAt: timeAt(one, 'viewedAt'),
    how: WAYS.find((way) => way === textAt(one, 'how')) ?? 'application',
  }
}

const toViewers = (body: unknown): Page<Viewer> => toPage(body, toViewer)

/** The last first; pages from 1. `resumeId`: of that one alone, 0: of all. */
export function useViewers(resumeId: number, page: number) {
  const query = new URLSearchParams({ page: String(page), size: String(LIST_PAGE) })
  if (resumeId !== 0) query.set('resumeId', String(resumeId))
  return useOwn(`/users/resumes/employers/viewers?${query}`, toViewers)
}
