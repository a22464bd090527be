import { shownAddress } from '../../../lib/hosts'

/** Where a link leads, e.g. "sarika.example"; a host that can be taken for another stands in its ASCII form. Source: S-PREV-11. */
export function hostOf(link: string): string {
  const url = URL.parse(link)
  if (url === null) return ''
  const shown = shownAddress(link, url)
  return /^https?:\/\/(?:[^/?#@]*@)?([^/?#]+)/i.exec(shown)?.[1]?.replace(/^www\./i, '') ?? url.hostname
}
