import type { Foreign } from '../kind.js'

/**
 * What a page says of itself, kept with the text that links to it, e.g. `{ url: "https://sarika.example/", title: "Sarika", ... }`.
 * It travels as `extra.preview`: whoever reads the message asks nobody for it. Source: S-PREV-1.
 */
export interface LinkPreview {
  /** The link as it stands in the text, http or https. */
  readonly url: string
  readonly title: string
  /** A sentence or two; "" where the page says nothing. */
  readonly description: string
  /** What the page calls its site; "" where it does not. */
  readonly site: string
  /** The address of a file of the chat server, as `uploaded` has it; "" without one. */
  readonly picture: string
  /** Pixels; 0 without a picture. */
  readonly width: number
  readonly height: number
  /** By this the server knows that it made this preview. */
  readonly sign: string
}

/** UTF-16 units of each; a longer one makes it no preview. */
const MAX = { url: 2_048, title: 200, description: 300, site: 80, picture: 256, sign: 64 } as const
/** The widest and highest picture of a preview, pixels. */
export const PREVIEW_SIDE = 640

const TEXTS = Object.keys(MAX) as readonly (keyof typeof MAX)[]

const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= PREVIEW_SIDE

/** A picture of the same server: any other address would tell somebody who reads the message, and when. */
const isOwnPath = (path: string): boolean => path === '' || /^\/[A-Za-z0-9_-][A-Za-z0-9_/-]*$/.test(path)

/** A preview as it came, or undefined where it is none. It never throws. Source: S-PREV-1. */
export function readLinkPreview(value: unknown): LinkPreview | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Foreign
  const texts: Record<string, string> = {}
  for (const name of TEXTS) {
    const text = given[name]
    if (typeof text !== 'string' || text.length > MAX[name]) return undefined
    texts[name] = text.toWellFormed()
  }
  const { url = '', title = '', picture = '' } = texts
  const { width, height } = given
  if (!/^https?:\/\/\S+$/i.test(url) || title === '' || !isOwnPath(picture)) return undefined
  if (!isSide(width) || !isSide(height)) return undefined
  return { ...(texts as Omit<LinkPreview, 'width' | 'height'>), width, height }
}

/** The preview in a shown message's `extra`; undefined where it has none. */
export function linkPreviewIn(extra: string | undefined): LinkPreview | undefined {
  // Most texts have no extra at all, and of the others few have a preview.
  if (!extra?.includes('"preview"')) return undefined
  return readLinkPreview((JSON.parse(extra) as Foreign).preview)
}
