import { isBlank, looseText } from '@sarika/im-engine/text'
import type { Suggestions } from '../api/suggestions'

/** One thing that can be chosen while a search is typed. */
export type Option =
  | { readonly kind: 'past' | 'words' | 'mended'; readonly text: string }
  | { readonly kind: 'title'; readonly text: string; readonly count: number }
  | ({ readonly kind: 'company' } & Suggestions['companies'][number])
  | { readonly kind: 'place'; readonly id: number }

/** Options of one heading, in their order. */
export interface Group {
  readonly name: 'recent' | 'words' | 'titles' | 'companies' | 'places'
  readonly options: readonly Option[]
}

/**
 * What is offered: own past searches that begin so, what was typed and what was meant by it, titles, companies, places. Nothing of
 * it twice, and no heading without something below it.
 */
export function optionsOf(
  typed: string,
  past: readonly string[],
  found: Suggestions | undefined,
): readonly Group[] {
  const start = looseText(typed)
  const own = past.filter((text) => looseText(text).startsWith(start) && looseText(text) !== start)
  const told = new Set([start, ...own.map(looseText)])
  const isNew = (text: string) => !told.has(looseText(text)) && told.add(looseText(text)) !== undefined
  const groups: readonly Group[] = isBlank(typed)
    ? [{ name: 'recent', options: past.map((text) => ({ kind: 'past', text })) }]
    : [
        {
          name: 'words',
          options: [
            { kind: 'words', text: typed.trim() },
            ...(found?.mended ? [{ kind: 'mended' as const, text: found.mended }] : []),
          ],
        },
        { name: 'recent', options: own.slice(0, 3).map((text) => ({ kind: 'past', text })) },
        {
          name: 'titles',
          options: (found?.titles ?? [])
            .filter(({ text, count }) => count > 0 && isNew(text))
            .map((title) => ({ kind: 'title', ...title })),
        },
        {
          name: 'companies',
          options: (found?.companies ?? []).map((company) => ({ kind: 'company', ...company })),
        },
        { name: 'places', options: (found?.places ?? []).map(({ id }) => ({ kind: 'place', id })) },
      ]
  return groups.filter(({ options }) => options.length > 0)
}
