import { type Amendment, isOfCall, type Message, type Reader, type Star, type Update } from './message.js'
import { compare } from './order.js'
import { isChangedBy } from './reference.js'

const earliest = (a: number, b: number): number => (a === 0 ? b : b === 0 ? a : Math.min(a, b))

/** A read time fills a missing arrival time, and arrival never stands after reading. Source: S-RCPT-3. */
const settled = (reader: Reader): Reader =>
  reader.readAt > 0 && (reader.deliveredAt === 0 || reader.deliveredAt > reader.readAt)
    ? { ...reader, deliveredAt: reader.readAt }
    : reader

/** Who got and read it, by the earliest that is known of each. */
export function joinReaders(a: readonly Reader[] = [], b: readonly Reader[] = []): readonly Reader[] {
  if (a.length === 0 && b.length === 1) return [settled(b[0] as Reader)]
  const all = new Map(a.map((reader) => [reader.by, settled(reader)]))
  for (const reader of b) {
    const known = all.get(reader.by)
    all.set(
      reader.by,
      settled(
        known === undefined
          ? reader
          : {
              by: reader.by,
              deliveredAt: earliest(known.deliveredAt, reader.deliveredAt),
              readAt: earliest(known.readAt, reader.readAt),
            },
      ),
    )
  }
  return [...all.values()].sort((x, y) => (x.by < y.by ? -1 : 1))
}

const newest = (a: Update | undefined, b: Update | undefined): Update | undefined =>
  a === undefined || b === undefined ? (a ?? b) : compare(a, b) < 0 ? b : a

/** The later word; of two of one moment that which is on. */
const latest = (a: Star | undefined, b: Star | undefined): Star | undefined => {
  if (a === undefined || b === undefined) return a ?? b
  if (a.at !== b.at) return a.at > b.at ? a : b
  return a.isOn ? a : b
}

/** The join of two amendments of one message: commutative, associative, idempotent. Source: S-AMEND-1. */
export function joinAmendments(a: Amendment | undefined, b: Amendment): Amendment {
  if (a === undefined) return b.readers === undefined ? b : { ...b, readers: joinReaders([], b.readers) }
  const withdrawnAt = earliest(a.withdrawnAt ?? 0, b.withdrawnAt ?? 0)
  const readers = a.readers ?? b.readers
  const at = a.at ?? b.at
  const update = newest(a.update, b.update)
  const star = latest(a.star, b.star)
  const erased = latest(a.erased, b.erased)
  return {
    ...(at === undefined ? {} : { at }),
    ...(withdrawnAt > 0 ? { withdrawnAt } : {}),
    ...(readers === undefined ? {} : { readers: joinReaders(a.readers, b.readers) }),
    ...(update === undefined ? {} : { update }),
    ...(star === undefined ? {} : { star }),
    ...(erased === undefined ? {} : { erased }),
  }
}

/** The message with an amendment folded in; a withdrawn one keeps its place and id and loses its words. Source: S-WDRAW-2. */
export function amend(message: Message, amendment: Amendment | undefined): Message {
  if (amendment === undefined) return message
  const { update, ...joined } = joinAmendments(
    {
      ...(message.withdrawnAt === undefined ? {} : { withdrawnAt: message.withdrawnAt }),
      ...(message.readers === undefined ? {} : { readers: message.readers }),
      ...(message.update === undefined ? {} : { update: message.update }),
      ...(message.star === undefined ? {} : { star: message.star }),
      ...(message.erased === undefined ? {} : { erased: message.erased }),
    },
    amendment,
  )
  if (joined.withdrawnAt === undefined) {
    const amended = { ...message, ...joined, at: message.at }
    return update !== undefined && isChangedBy(message, update) ? { ...amended, update } : amended
  }
  const { extra: _extra, quoteId: _quoteId, mention: _mention, damage: _damage, ...words } = message
  const { mentionsAt: _mentionsAt, refersTo: _refersTo, update: _update, ...shown } = words
  const { more: _more, brief: _brief, subtype: _subtype, star: _star, ...rest } = shown
  const { star: _taken, ...told } = joined
  // That a call was withdrawn is told no more than the call.
  const kind = isOfCall(message) ? message.kind : 'withdrawn'
  return { ...rest, ...told, at: message.at, kind, text: '' }
}
