/** An address of an avatar that our server keeps, and nothing else: what others name as theirs is not fetched. */
const OWN = /^\/[\w./-]{1,128}\/users\/avatars\/[\w.-]{1,128}$/

/** The same of a group's picture, which is a file of the chat and has one small size. Source: S-TEAM-9. */
const OF_GROUP = /^\/chat\/files\/[\w-]{1,128}$/

/** Of the product itself, which is drawn at any size. */
const OURS: readonly string[] = ['/a/assistant.svg', '/a/sarika.svg']

/** Where an avatar is to be had as a square of 40 or 300 pixels; "" = there is none that is asked for. Source: specification 9. */
export function avatarAt(url: string, size: 40 | 300): string {
  if (OURS.includes(url)) return url
  if (OF_GROUP.test(url)) return `${url}/thumb`
  return OWN.test(url) && !url.startsWith('//') && !url.includes('..') ? `${url}?size=${size}` : ''
}
