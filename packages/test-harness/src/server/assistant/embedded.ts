/** Answers by intents over what the server has: no model, and nothing leaves the server. */
import type { Answerer, Asker, Reply } from './assistant'
import { folded, isNamed } from './fold'
import { INTENTS } from './intents/all'
import type { Asked, Intent } from './intents/intent'
import { jobs } from './intents/jobs'
import { languageAsked, readQuestion, type Told } from './read'
import { CannotRead, findCompanies, type ReadFrom } from './reads'
import { TEXTS } from './texts/texts'

const CUES = new Map(
  INTENTS.map((intent) => [intent, intent.cues.map((cue) => cue.split(' … ').map(folded))]),
)

/** Whether the parts of a cue stand in a text, one behind the other. */
function isCued(text: string, parts: readonly string[]): boolean {
  let rest = text
  return parts.every((part) => {
    const isThere = isNamed(rest, part)
    rest = rest.slice(rest.indexOf(part) + part.length)
    return isThere
  })
}

/** The first kind of question that it is; undefined: none that is known. */
export const intentOf = (text: string, told: Told): Intent | undefined =>
  INTENTS.find(
    (intent) => CUES.get(intent)?.some((cue) => isCued(text, cue)) || intent.isMeant?.(told) === true,
  )

/** Whoever names a company and nothing that is known asks for its jobs. */
const namesCompany = async ({ from, asker, text, signal }: Asked): Promise<boolean> =>
  (await findCompanies(from, asker.accountId, text, signal)).length > 0

async function answer(from: ReadFrom, question: string, asker: Asker, signal: AbortSignal): Promise<Reply> {
  const text = folded(question)
  const told = readQuestion(question)
  const language = languageAsked(question, asker.language)
  const t = TEXTS[language]
  const asked = { question, text, told, asker, language, t, from, signal }
  try {
    const intent = intentOf(text, told) ?? ((await namesCompany(asked)) ? jobs : undefined)
    if (intent === undefined) return { intent: 'unknown', text: t.unknown, jobs: [] }
    const said = await intent.answer(asked)
    return { intent: intent.name, text: said.text, jobs: said.jobs ?? [] }
  } catch (error) {
    if (!(error instanceof CannotRead)) throw error
    return { intent: 'failed', text: t.failed, jobs: [] }
  }
}

export const embeddedAnswerer = (from: ReadFrom): Answerer => ({
  answer: (question, asker, signal) => answer(from, question, asker, signal),
  host: '',
})
