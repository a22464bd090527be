import type { PaperContent } from '../../../contract/paper'
import { API } from '../../../http/main-api'
import { useOwnPicture } from '../../../http/own-picture'
import { useRead } from '../../../http/read'
import { numberAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { toPaperContent } from '../../../lib/paper-content'

/** A resume as somebody else reads it. */
export interface SharedResume {
  readonly id: number
  /** Whoever reads it has a link, found it among candidates, or wrote it. */
  readonly how: 'link' | 'candidate' | 'own'
  readonly isOwn: boolean
  /** "": it is not told. */
  readonly name: string
  /** What to call them by; "": it is not told. */
  readonly firstName: string
  /** Where the photo is, below the main API; null: there is none, or it is not told. */
  readonly photo: string | null
  /** ms; 0: nothing is approved yet. */
  readonly approvedAt: number
  /** ms; 0: it has no end. */
  readonly endsAt: number
  readonly content: PaperContent
}

const WAYS = ['link', 'candidate', 'own'] as const

function toShared(body: unknown): SharedResume | null {
  if (body === null) return null
  const content = toPaperContent(toFields(body).content)
  return {
    id: numberAt(body, 'id'),
    how: WAYS.find((one) => one === textAt(body, 'how')) ?? 'link',
    isOwn: toFields(body).isOwn === true,
    name: textAt(body, 'name'),
    firstName: content.profile.firstName ?? '',
    photo: textAt(body, 'photo') || null,
    approvedAt: timeAt(body, 'approvedTime'),
    endsAt: timeAt(body, 'endTime'),
    content,
  }
}

/** null: there is none to be read by whoever asks. Read once: each time counts as an opening. `sign`: "" = without a link. */
export const useSharedResume = (id: number, sign: string) =>
  useRead(`/resumes/recommend/${id}${sign === '' ? '' : `?sign=${encodeURIComponent(sign)}`}`, toShared, {
    staleTime: Number.POSITIVE_INFINITY,
  })

/** An address for `<img>`: with a link any browser fetches it, else only whoever is logged in. */
export function usePhoto({ how, photo }: SharedResume): string | null {
  const own = useOwnPicture(how === 'link' ? null : photo)
  return how === 'link' && photo !== null ? `${API}${photo}` : own
}
