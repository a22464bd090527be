/**
 * Texts of other people's lists as plain text. Lists come from web pages: `R&amp;D` is read as `R&D`, `<br>` as a new line.
 * Each is decoded once, as a page does it: `&amp;amp;` is somebody's `&amp;`. What looks like a tag and is none stays, as in
 * "a < b" and "<Name>". Texts that were made into plain text are shown as text and nothing else.
 */
import { isBlank } from '@sarika/im-engine/text'
import { decodeHTMLStrict } from 'entities/decode'
import { beginningOf } from '../jobs/excerpt'

const tag = (names: string): RegExp => new RegExp(`</?(?:${names})(?:\\s+[a-z-]+\\s*=[^<>]*)?\\s*/?>`, 'gi')

/** What begins a line on a page. */
const BREAKS = tag('br|p|div|section|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|hr|blockquote')
const OTHERS = tag('b|strong|i|em|u|s|a|span|font|small|sub|sup|code|tbody|thead|td|th|center')

/** Line by line: a pattern for space around a break takes its square in time. */
const linesIn = (text: string): string[] => text.split('\n').map((line) => line.trim())

function withoutTags(text: string): string {
  const bare = text.replace(BREAKS, '\n').replace(OTHERS, '')
  if (bare === text) return text
  return linesIn(bare)
    .filter((line) => line !== '')
    .join('\n')
}

/** Of at most so many UTF-16 units; "" when there is nothing to see. */
export function plainText(text: string, most: number): string {
  const plain = decodeHTMLStrict(withoutTags(text))
    .replaceAll('\u00a0', ' ')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
  return isBlank(plain) ? '' : beginningOf(plain, most)
}

/** The same on one line, for titles and names. */
export const plainLine = (text: string, most: number): string =>
  beginningOf(linesIn(plainText(text, Number.POSITIVE_INFINITY)).join(' ').trim(), most)
