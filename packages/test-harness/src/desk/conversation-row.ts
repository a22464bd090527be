import { BADGE_MAX, type ConversationItem } from '@sarika/im-engine'
import { avatar } from './avatar'
import { showWhen } from './dates'
import { element, type Piece } from './dom'
import { lastInWords } from './in-words'
import { words } from './words'

const texts = words.list

/** A number that is seen, and what it counts for those who hear it. */
function badge(kind: 'unread' | 'mentions', count: number): readonly HTMLElement[] {
  if (count === 0) return []
  const sign = kind === 'mentions' ? '@' : ''
  const shown = count > BADGE_MAX ? `${sign}${BADGE_MAX}+` : `${sign}${count}`
  const heard = element('span', { class: 'only-heard' }, texts[kind](count))
  return [
    element(
      'span',
      { class: `badge badge-${kind}` },
      element('span', { 'aria-hidden': 'true' }, shown),
      heard,
    ),
  ]
}

/** What stands under the name: a draft before anything else, else what was said last. */
function preview(item: ConversationItem): HTMLElement {
  const { draft, last } = item
  if (draft !== '')
    return element(
      'span',
      { class: 'row-last' },
      element('span', { class: 'row-mark' }, texts.draft),
      ' ',
      bdi(draft),
    )
  const isFailed = last?.state === 'failed'
  const lead = isFailed ? texts.failed : last?.own === true ? texts.you : ''
  const mark = element('span', { class: isFailed ? 'row-failed' : '' }, lead === '' ? '' : `${lead} `)
  return element('span', { class: 'row-last' }, mark, bdi(lastInWords(item)))
}

const bdi = (text: string, attributes = {}): HTMLElement => element('bdi', attributes, text)

/** A conversation, and whether whom it is with is online. */
export interface Listed {
  readonly item: ConversationItem
  readonly isThere: boolean
}

/** One conversation of the list. The link stays, so that it keeps the focus; its small contents are made anew. */
export function createConversationRow({ item: { key: first } }: Listed): Piece<Listed> {
  const link = element('a', { class: 'row', href: `#${first}`, 'data-key': first })
  let shown: Listed | undefined
  return {
    element: element('li', {}, link),
    show(listed) {
      // The engine gives the same object while nothing changed.
      if (listed.item === shown?.item && listed.isThere === shown.isThere) return
      shown = listed
      const { item, isThere } = listed
      const { key, title: known, jobTitle, sortTime, unread, mentions } = item
      const title = known ?? words.thread.unknownContact
      const time = element('time', { class: 'row-time' })
      if (sortTime > 0) {
        time.dateTime = new Date(sortTime).toISOString()
        time.textContent = showWhen(sortTime, Date.now())
      }
      const counts = [...badge('mentions', mentions), ...badge('unread', unread)]
      const name = [
        bdi(title, { class: 'row-title' }),
        ...(isThere ? [element('span', { class: 'only-heard' }, words.thread.online)] : []),
      ]
      link.replaceChildren(
        element('span', { class: isThere ? 'row-face row-online' : 'row-face' }, avatar(key, title)),
        element(
          'span',
          { class: 'row-text' },
          element('span', { class: 'row-line' }, ...name, time),
          ...(jobTitle === '' ? [] : [bdi(jobTitle, { class: 'row-job' })]),
          element('span', { class: 'row-line' }, preview(item), ...counts),
        ),
      )
    },
  }
}
