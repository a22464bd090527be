/** What the home page shows besides jobs; advertisements and maps on every page. */
import { z } from 'zod'
import { AD_SLOTS, isAdvertised, listAds, type Shown } from '../home/advertisements'
import { BANNER_FIGURES, listBanners } from '../home/banners'
import { drawMovingPage } from '../home/moving-pages'
import { drawPicture, type PictureName } from '../home/pictures'
import { bare, notFound, refused } from './answer'
import { optional } from './job-params'
import { FILMS } from './pages'
import { API, route } from './route'

const PICTURES = `${API}/users/home/page/pictures`
const PAGES = `${API}/users/home/page/pages`

const toPath = (picture: PictureName): string => `${PICTURES}/${picture}`

function toShown(shown: Shown): string {
  if ('picture' in shown) return toPath(shown.picture)
  return 'film' in shown ? `${FILMS}${shown.film}` : `${PAGES}/${shown.page}`
}

const banners = route({
  method: 'GET',
  path: `${API}/users/slideshow/web/banners`,
  access: 'anyone',
  handle() {
    const result = listBanners(toPath)
    return bare({ result, totalCount: result.length, totalPage: 1, figures: BANNER_FIGURES })
  },
})

const advertisements = route({
  method: 'GET',
  path: `${API}/users/home/page/advertisement/configuration`,
  access: 'anyone',
  query: z.object({ slot: optional(z.enum(AD_SLOTS)) }),
  handle({ query: { slot } }) {
    const result = listAds(slot, toShown)
    return bare({ result, totalCount: result.length, totalPage: 1 })
  },
})

/** From our origin: the content security policy lets no other picture in. */
const picture = route({
  method: 'GET',
  path: `${PICTURES}/:name`,
  access: 'anyone',
  answers: [200, 404],
  files: ['image/svg+xml'],
  handle({ params: { name = '' } }) {
    const drawn = drawPicture(name)
    if (drawn === undefined) return notFound()
    return {
      status: 200,
      file: { type: 'image/svg+xml', content: Buffer.from(drawn) },
      headers: {
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    }
  },
})

/** The only pages of ours that may stand in a frame, and only in one of ours; they run nothing. */
const page = route({
  method: 'GET',
  path: `${PAGES}/:name`,
  access: 'anyone',
  answers: [200, 404],
  files: ['text/html'],
  handle({ params: { name = '' } }) {
    const drawn = drawMovingPage(name)
    if (drawn === undefined) return notFound()
    return {
      status: 200,
      file: { type: 'text/html; charset=utf-8', content: Buffer.from(drawn) },
      headers: {
        'cache-control': 'public, max-age=86400',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
        // In a sandbox it is of no origin that could have an agent cluster; asking for one is a warning.
        'origin-agent-cluster': '?0',
      },
    }
  },
})

/** Leads to what an advertisement leads to, and nowhere else. */
const click = route({
  method: 'GET',
  path: `${API}/ad/click`,
  access: 'anyone',
  answers: [302],
  query: z.object({ url: z.string() }),
  handle: ({ query: { url } }) =>
    isAdvertised(url)
      ? { status: 302, headers: { location: url } }
      : refused('not_advertised', 'no advertisement leads there'),
})

/** What the maps of jobs and companies are made of; `url` is "" where there are none. */
const mapTiles = route({
  method: 'GET',
  path: `${API}/application/map`,
  access: 'anyone',
  handle: ({ backend }) => bare(backend.mapTiles ?? { url: '', attribution: '' }),
})

/** What this deployment says of itself; `oldSite` is "" where there is none. */
const site = route({
  method: 'GET',
  path: `${API}/application/site`,
  access: 'anyone',
  handle: ({ backend }) => bare({ oldSite: backend.oldSite }),
})

export const homeRoutes = [banners, advertisements, picture, page, click, mapTiles, site]
