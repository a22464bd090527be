import { useRead } from '../../../http/read'
import { listAt, numberAt, textAt, toFields } from '../../../lib/fields'
import { ownScreen } from '../../../lib/own-path'

export interface Banner {
  readonly id: number
  /** By language. */
  readonly titles: unknown
  readonly texts: unknown
  /** The address of a picture, e.g. "/api/v1.0.0/users/home/page/pictures/river". */
  readonly image: string
  /** A screen of the portal, e.g. "/job". */
  readonly to: string
}

/** What has no screen to lead to is left out. */
function toBanner(one: unknown): Banner | null {
  const to = ownScreen(textAt(one, 'redirectUrl'))
  if (to === null) return null
  const { titles, texts } = toFields(one)
  return { id: numberAt(one, 'id'), titles, texts, image: textAt(one, 'image'), to }
}

function toBanners(body: unknown) {
  const { figures } = toFields(body)
  return {
    banners: listAt(body, 'result').flatMap((one) => toBanner(one) ?? []),
    figures: { jobs: numberAt(figures, 'jobs'), seekers: numberAt(figures, 'seekers') },
  }
}

/** `figures`: jobs and job seekers of all years. */
export const useBanners = () => useRead('/users/slideshow/web/banners', toBanners)
