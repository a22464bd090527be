/** Employers that a question names. */
import type { Parts } from '../jobs/job-order'
import { Kept, perDatabase } from '../jobs/kept'
import { readNames } from '../jobs/portrait'
import { SUGGESTIONS_LIFE_MS } from '../limits'
import { folded, isNamed, UNSPACED } from './fold'
import { readQuestion } from './read'
import { unusedOf } from './unused'

/** e.g. `{ id: 2, name: 'Mekong Tech Co., Ltd.', said: 'mekong tech' }` */
export interface NamedCompany {
  readonly id: number
  readonly name: string
  /** how it stands in the question, folded */
  readonly said: string
}

/** What people leave out of a name: "Mekong Tech Co., Ltd." is "Mekong Tech". */
const LEGAL_FORM = /[\s,(]+(?:co|ltd|limited|plc|inc|llc|pte|corp|company|cambodia)\.?\)?\.?$/

/** A folded name, whole and without its legal form, the longest first. */
function waysToSay(name: string): string[] {
  const ways = [folded(name)]
  for (let at = 0; at < 3; at += 1) ways.push((ways[at] ?? '').replace(LEGAL_FORM, ''))
  return [...new Set(ways)]
}

/** One word of Latin letters is a word of other questions; a few signs of a script without spaces stand in others. */
const isTelling = (said: string): boolean => (UNSPACED.test(said) ? said.length > 3 : said.includes(' '))

/** A name that says only a trade, a place and the like is what others ask for. */
const isOwnName = (said: string): boolean => unusedOf(said, readQuestion(said)).length > 0

const keptOf = perDatabase(() => new Kept<readonly NamedCompany[]>(1, SUGGESTIONS_LIFE_MS))

/** All ways to say all of them, the longest first, folded once in a while. */
const readWays = (parts: Parts): Promise<readonly NamedCompany[]> =>
  keptOf(parts.db).get('', parts.clock(), async () => {
    const rows = await parts.db
      .selectFrom('companies')
      .select(['id', 'name', 'names'])
      .orderBy('id')
      .execute()
    return rows
      .flatMap(({ id, name, names }) =>
        [name, ...Object.values(readNames(names)).flat()]
          .flatMap(waysToSay)
          .map((said) => ({ id, name, said })),
      )
      .filter(({ said }) => isTelling(said))
      .toSorted((a, b) => b.said.length - a.said.length)
  })

/** Those whose name, its legal form aside, stands in a folded text; what one has is none of another's. Source: S-AI-37. */
export async function findCompanies(parts: Parts, text: string): Promise<NamedCompany[]> {
  const found = new Map<number, NamedCompany>()
  let rest = text
  for (const way of await readWays(parts)) {
    const isSame = [...found.values()].some(({ said }) => said === way.said)
    if (!isSame && (!isNamed(rest, way.said) || !isOwnName(way.said))) continue
    if (!found.has(way.id)) found.set(way.id, way)
    rest = rest.replaceAll(way.said, ' | ')
  }
  return [...found.values()]
}
