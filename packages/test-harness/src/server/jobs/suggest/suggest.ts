// suggest/ answers what somebody may be typing, key by key.
//
//   text > words.ts (typedRuns) > matches.ts: finished words, and the beginning of one
//        > suggest-titles.ts: titles of jobs (write-titles.ts keeps them) and trades > suggest-companies.ts > suggest-places.ts
//        > mend.ts where no job has a word
//
// What is not here: the search itself. A suggestion is a text that the search finds something by.

import type { Language } from '../../constants/names'
import type { Parts } from '../job-order'
import { typingOf } from './matches'
import { mendText } from './mend'
import { type SuggestedCompany, suggestCompanies } from './suggest-companies'
import { type SuggestedPlace, suggestPlaces } from './suggest-places'
import { type SuggestedTitle, suggestTitles } from './suggest-titles'

export interface Suggestions {
  readonly titles: readonly SuggestedTitle[]
  readonly companies: readonly SuggestedCompany[]
  readonly places: readonly SuggestedPlace[]
  /** the text with the words mended that no job has; the titles are of this text then */
  readonly mended: string | null
}

const NOTHING: Suggestions = { titles: [], companies: [], places: [], mended: null }

export async function suggest(parts: Parts, text: string, language: Language): Promise<Suggestions> {
  const typing = typingOf(text)
  if (!typing) return NOTHING
  const titles = await suggestTitles(parts, typing, language)
  const companies = await suggestCompanies(parts, typing)
  const places = suggestPlaces(text, typing)
  const isFound = titles.length + companies.length + places.length > 0
  const mended = isFound ? null : await mendText(parts, text)
  const typedAnew = mended === null ? undefined : typingOf(mended)
  return {
    titles: typedAnew ? await suggestTitles(parts, typedAnew, language) : titles,
    companies,
    places,
    mended,
  }
}
