/** Ways to reach somebody that stand in the free texts of a resume: a reviewer looks at these first. */
import { PARTS, type Part, SECTION_NAMES, type Section } from '@sarika/portal-web/contract/resume'
import type { Content } from '../seekers/resume-content'

/** A text that looks like a phone number, a mail address or a link, and where it stands. */
export interface Mark {
  readonly part: Part
  readonly field: string
  readonly text: string
}

/** Where they belong, and what has digits of its own. */
const PLAIN: ReadonlySet<string> = new Set(['mobile', 'email', 'photo', 'quaphoto', 'birthday'])

const MAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"']{2,200}|\b[a-z0-9-]{1,63}\.(?:com|net|org|info|me|io|co|app|link|kh|cn|th|vn|kr)(?:\/[^\s<>"']{0,200})?(?![\p{L}\p{N}])/giu
/** Eight to fifteen digits of any script with what people write between them; a span of years has eight, and is none. */
const PHONE = /(?:\+|\p{Nd})(?:[ ().\-/]{0,2}\p{Nd}){7,15}/gu
const YEARS = /^(?:19|20)\d\d\s{0,2}[-/.]\s{0,2}(?:19|20)\d\d$/
const MAX_TEXT = 100

function marksIn(text: string): string[] {
  const mails = text.match(MAIL) ?? []
  const withoutMails = text.replace(MAIL, ' ')
  const links = withoutMails.match(LINK) ?? []
  const phones = (withoutMails.replace(LINK, ' ').match(PHONE) ?? []).filter((one) => !YEARS.test(one))
  return [...mails, ...links, ...phones].map((one) => one.slice(0, MAX_TEXT))
}

/** Whether somebody could be reached by it. */
export const hasMark = (text: string): boolean => marksIn(text).length > 0

/** A text with something else in the place of what somebody could be reached by. */
export const replaceMarks = (text: string, instead: string): string =>
  [MAIL, LINK]
    .reduce((rest, way) => rest.replace(way, instead), text)
    .replace(PHONE, (one) => (YEARS.test(one) ? one : instead))

const marksOfFields = (part: Part, fields: Readonly<Record<string, unknown>>): Mark[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    typeof value === 'string' && !PLAIN.has(field)
      ? marksIn(value).map((text) => ({ part, field, text }))
      : [],
  )

const isSection = (part: Part): part is Section => (SECTION_NAMES as readonly string[]).includes(part)

/** All of a resume, part by part. */
export const marksOf = (content: Content): Mark[] =>
  PARTS.flatMap((part) => {
    if (part === 'photo') return []
    if (isSection(part)) return content[part].flatMap((entry) => marksOfFields(part, entry))
    return marksOfFields(part, content[part] ?? {})
  })
