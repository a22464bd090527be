// What an editor of quick replies does to the list: each answers a new one.

type Texts = readonly string[]

/** Takes one out and puts it in at another place; the same list where nothing moves. */
export function moved(texts: Texts, from: number, to: number): Texts {
  const one = texts[from]
  const place = Math.min(Math.max(to, 0), texts.length - 1)
  if (one === undefined || place === from) return texts
  return texts.toSpliced(from, 1).toSpliced(place, 0, one)
}

/** Where a thing that is dragged would come to stand: before the first whose middle is below it. `middles` is without itself. */
export function placeAt(middles: readonly number[], y: number): number {
  const below = middles.findIndex((middle) => y < middle)
  return below === -1 ? middles.length : below
}

/** A name for each that stays with it when it moves, also where two are the same, e.g. `["Hello 1", "Hello 2"]`. */
export function namesOf(texts: Texts): readonly string[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return `${text} ${count}`
  })
}
