import type { ShownMessage } from '@sarika/im-engine'
import { image } from '@sarika/im-engine/kinds'
import { isMessage, type MessageRow, type Row } from './timeline'

/** Pictures of one album: three rows of three. */
const MOST = 9

/** A picture that was sent and says nothing besides: it answers nothing, has no caption and no star. */
const isPlain = (message: ShownMessage): boolean =>
  image.is(message) &&
  message.state === 'sent' &&
  message.withdrawnAt === undefined &&
  message.damage === undefined &&
  message.quoteId === undefined &&
  message.isStarred !== true &&
  message.failedWithdrawal === undefined &&
  message.warning === undefined &&
  message.body.url !== '' &&
  message.body.caption === ''

/** Rows that were drawn as members or ends of an album, so that the same ones are not drawn again. */
const members = new WeakMap<MessageRow, MessageRow>()
const ends = new WeakMap<MessageRow, MessageRow>()

function memberOf(row: MessageRow): MessageRow {
  const known = members.get(row) ?? { ...row, isInAlbum: true }
  members.set(row, known)
  return known
}

function endOf(row: MessageRow, album: readonly ShownMessage[], isFirst: boolean): MessageRow {
  const known = ends.get(row)
  const isSame =
    known?.album !== undefined &&
    known.isFirst === isFirst &&
    known.album.length === album.length &&
    known.album.every((one, at) => one === album[at])
  if (isSame) return known
  const made = { ...row, isFirst, album }
  ends.set(row, made)
  return made
}

/** Whether a message is drawn by a row: its own, or that of the last picture of its album. */
export const draws = (row: Row, key: string | null): boolean =>
  isMessage(row) && row.album !== undefined ? row.album.some((one) => one.key === key) : row.key === key

/**
 * Pictures that somebody sends one after the other stand together, at most nine: the row of the last draws all of them, and
 * the rows before it are empty. Each message keeps its row, so that what is sought and seen is found as ever. Source: S-MEDIA-11.
 */
export function withAlbums(rows: readonly Row[]): readonly Row[] {
  const made: Row[] = []
  let hasAlbum = false
  let at = 0
  while (at < rows.length) {
    const run = runFrom(rows, at)
    const [first] = run
    const last = run.at(-1)
    if (first === undefined || last === undefined || run.length === 1) {
      const row = rows[at]
      if (row !== undefined) made.push(row)
      at++
      continue
    }
    hasAlbum = true
    made.push(...run.slice(0, -1).map(memberOf))
    made.push(
      endOf(
        last,
        run.map(({ message }) => message),
        first.isFirst,
      ),
    )
    at += run.length
  }
  return hasAlbum ? made : rows
}

/** Rows of pictures that belong together, from one on. */
function runFrom(rows: readonly Row[], from: number): readonly MessageRow[] {
  const run: MessageRow[] = []
  for (const row of rows.slice(from, from + MOST)) {
    if (!isMessage(row) || !isPlain(row.message) || (run.length > 0 && row.isFirst)) break
    run.push(row)
  }
  return run
}
