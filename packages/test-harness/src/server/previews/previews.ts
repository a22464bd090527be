// previews/ asks a page of another site what it says of itself, once, for who is about to send a link to it.
//
//   POST /chat/link-preview > read-site.ts > read-page.ts > a picture by the same way, drawn anew > files/ > a signed preview
//   a message with one > known-preview.ts, in the message's transaction > whoever gets it asks nobody
//
// ports.ts is the way out: names and sockets.

import { rm, writeFile } from 'node:fs/promises'
import { type LinkPreview, PREVIEW_SIDE } from '@sarika/im-engine/kinds'
import type { Writes } from '../db/write-queue'
import type { Files } from '../files/files'
import { fitInto } from '../files/pictures'
import { fileAddress } from '../files/readers'
import { judgeType } from '../files/types'
import { LINK_PREVIEW_MS, MAX_PREVIEW_BYTES } from '../limits'
import type { SitePorts } from './ports'
import type { PreviewSigns } from './preview-signs'
import { readPage } from './read-page'
import { readSite, toSiteUrl, type Wanted } from './read-site'

const PAGE: Wanted = {
  isWanted: (type) => type === 'text/html',
  maxBytes: MAX_PREVIEW_BYTES,
  isCut: true,
}
// Pictures that are drawings are programs: only what has pixels.
const PICTURE: Wanted = {
  isWanted: (type) => /^image\/(?:jpeg|png|webp|gif)$/.test(type),
  maxBytes: MAX_PREVIEW_BYTES,
}

interface Picture {
  readonly picture: string
  readonly width: number
  readonly height: number
}

const NO_PICTURE: Picture = { picture: '', width: 0, height: 0 }

export class Previews {
  readonly #ports: SitePorts
  readonly #files: Files
  readonly #signs: PreviewSigns

  constructor(ports: SitePorts, files: Files, signs: PreviewSigns) {
    this.#ports = ports
    this.#files = files
    this.#signs = signs
  }

  /** What a link leads to, for its sender; null where nothing can be told of it, for whatever reason. Source: S-PREV-7. */
  async make(writes: Writes, ownerId: string, link: string, gone: AbortSignal): Promise<LinkPreview | null> {
    const start = toSiteUrl(link)
    if (start === undefined) return null
    const signal = AbortSignal.any([gone, AbortSignal.timeout(LINK_PREVIEW_MS)])
    const page = await readSite(start, PAGE, this.#ports, signal)
    if (page === undefined) return null
    const { title, description, site, picture } = readPage(page.bytes, page.type)
    if (title === '') return null
    const address = picture === '' ? undefined : toSiteUrl(picture, page.url)
    const shown = address === undefined ? NO_PICTURE : await this.#keep(writes, ownerId, address, signal)
    const made = { url: link, title, description, site, ...shown }
    return { ...made, sign: this.#signs.signOf(made) }
  }

  /** A picture of the page becomes a file of who asked, in pixels of our own. */
  async #keep(writes: Writes, ownerId: string, address: URL, signal: AbortSignal): Promise<Picture> {
    const found = await readSite(address, PICTURE, this.#ports, signal)
    if (found === undefined) return NO_PICTURE
    const path = await this.#files.temporary()
    try {
      await writeFile(path, found.bytes)
      const judged = await judgeType(path, 'preview', 'image')
      if (judged.kind === 'wrong') return NO_PICTURE
      const drawn = await fitInto(judged.type.type, found.bytes, PREVIEW_SIDE)
      if (drawn === null) return NO_PICTURE
      await writeFile(path, drawn)
      const file = { path, name: 'preview.webp', kind: 'image', ownerId, onceKey: '', ticketId: '' } as const
      const kept = await this.#files.keep(writes, file)
      if (kept.kind !== 'kept') return NO_PICTURE
      const { id, width, height } = kept.row
      return { picture: fileAddress(id), width, height }
    } finally {
      await rm(path, { force: true })
    }
  }
}
