import type { ImId } from './ids.js'

/** Where a text mentions somebody, in UTF-16 units of the text; e.g. `["im-2", 6, 5]` for "@Dara" in "Hello @Dara". */
export type MentionPlace = readonly [id: ImId, start: number, length: number]

export const isPlace = (value: unknown): value is MentionPlace =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  Number.isInteger(value[1]) &&
  Number.isInteger(value[2])

/** The places in what a text has besides its words, where they were judged before. */
export function placesIn(type: string, extra: string | undefined): readonly MentionPlace[] | undefined {
  return type === 'text' && extra?.includes('"mentionsAt"')
    ? (JSON.parse(extra) as { readonly mentionsAt: readonly MentionPlace[] }).mentionsAt
    : undefined
}

/**
 * The places that hold, in the order of the text: inside the text, of somebody who is mentioned, and not over an earlier
 * one. The others are left out: a message with a wrong place is still a message. Source: S-WIRE-21.
 */
export function judgePlaces(text: string, mentions: unknown, places: unknown): readonly MentionPlace[] {
  if (!Array.isArray(mentions) || !Array.isArray(places)) return []
  const mentioned = new Set<unknown>(mentions)
  const inText = (places as readonly unknown[])
    .filter(isPlace)
    .filter(
      ([id, start, length]) => mentioned.has(id) && start >= 0 && length > 0 && start + length <= text.length,
    )
    .sort(([, a], [, b]) => a - b)
  const kept: MentionPlace[] = []
  let end = 0
  for (const place of inText) {
    if (place[1] < end) continue
    kept.push(place)
    end = place[1] + place[2]
  }
  return kept
}
