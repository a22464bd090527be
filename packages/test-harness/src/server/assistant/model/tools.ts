/** What a model may read: what the embedded answerer reads, as its asker, a field at a time. */
import { z } from 'zod'
import { placeNameOf } from '../../constants/locations'
import type { SearchedJob } from '../../jobs/job-lists'
import type { Asker, ShownJob } from '../assistant'
import { readQuestion } from '../read'
import {
  findJobs,
  MOST_JOBS,
  type OwnApplication,
  type ReadFrom,
  readAdvice,
  readApplications,
  readResumes,
} from '../reads'
import { sharedLines } from '../texts/lines'
import type { ToolCall } from './exchange'
import { oneLine } from './words'

/** Of a name and of a beginning that others wrote, in UTF-16 units. */
const [NAME, BEGINNING] = [100, 240]
const CENTS = 100

/** One question of one person, and what was found for it. */
export class Reading {
  /** jobs that a search of this question gave, by id */
  readonly found = new Map<number, ShownJob>()
  shown: readonly ShownJob[] = []

  constructor(
    readonly from: ReadFrom,
    readonly asker: Asker,
    readonly signal: AbortSignal,
  ) {}
}

/** Nothing was read; the model is told why. */
class Refused extends Error {}

interface Tool {
  readonly name: string
  readonly description: string
  readonly args: z.ZodType
  run(args: unknown, reading: Reading): Promise<unknown>
}

function tool<A extends z.ZodType>(
  name: string,
  description: string,
  args: A,
  run: (given: z.infer<A>, reading: Reading) => Promise<unknown>,
): Tool {
  return {
    ...{ name, description, args },
    async run(given, reading) {
      const { data, success } = args.safeParse(given)
      if (!success) throw new Refused('these arguments are not those of the tool')
      return run(data, reading)
    },
  }
}

const name = (text: string): string => oneLine(text, NAME)

const toDollars = (cents: number | null): number | null => (cents === null ? null : cents / CENTS)

const toJob = ({ id, title, employer, excerpt, locations, salary: { from, to, period } }: SearchedJob) => ({
  id,
  title: name(title),
  company: name(employer?.name ?? ''),
  beginning: oneLine(excerpt, BEGINNING),
  places: locations.map((one: number) => placeNameOf(one, 'en')),
  pay: { from_usd: toDollars(from), to_usd: toDollars(to), period },
})

const pay = z.int().min(0).max(1_000_000).optional()
const JobsWanted = z.strictObject({
  words: z.string().max(NAME).optional().describe('a trade or other words, e.g. "driver"'),
  place: z.string().max(NAME).optional().describe('a province or city of Cambodia, e.g. "Siem Reap"'),
  min_pay_usd: pay.describe('a month, at least'),
  max_pay_usd: pay.describe('a month, at most'),
})

async function searchJobs(wanted: z.infer<typeof JobsWanted>, reading: Reading): Promise<unknown> {
  const { words = '', place = '', min_pay_usd: payMin, max_pay_usd: payMax } = wanted
  const { places } = readQuestion(place)
  if (place !== '' && places.length === 0) throw new Refused('no such place')
  const { trades } = readQuestion(words)
  const { from, asker, signal, found } = reading
  const filters = {
    ...(trades.length > 0 ? { trade: trades } : words !== '' && { keyword: words }),
    ...(places.length > 0 && { location: places }),
    ...{ payMin, payMax },
  }
  const { result, totalCount } = await findJobs(from, asker.accountId, filters, signal)
  for (const { id, title } of result) found.set(id, { id, title })
  return { total: totalCount, jobs: result.map(toJob) }
}

async function showJobs({ ids }: { ids: readonly number[] }, reading: Reading): Promise<unknown> {
  const known = [...new Set(ids)].flatMap((id) => reading.found.get(id) ?? [])
  if (known.length === 0) throw new Refused('only jobs that find_jobs gave can be shown')
  reading.shown = known
  return { shown: known.map(({ id }) => id) }
}

const toApplication = ({ job, company, status, isClosed, interviewAt }: OwnApplication) => ({
  job: name(job),
  company: name(company),
  status: isClosed ? 'closed by the employer' : status,
  ...(interviewAt !== null && { interview: sharedLines.when(interviewAt, 'en') }),
})

async function ownApplications({ from, asker }: Reading, tab: 'applied' | 'interview'): Promise<unknown> {
  const { total, shown } = await readApplications(from, asker.accountId, tab, asker.language || 'en')
  return { total, latest: shown.map(toApplication) }
}

const Nothing = z.strictObject({})

const TOOLS: readonly Tool[] = [
  tool('find_jobs', 'Open jobs on Sarika that the person may see.', JobsWanted, searchJobs),
  tool(
    'show_jobs',
    'Shows jobs that find_jobs gave as cards below your answer.',
    z.strictObject({ ids: z.array(z.int()).min(1).max(MOST_JOBS) }),
    showJobs,
  ),
  tool('my_applications', "The person's own applications, and how far they are.", Nothing, (_, reading) =>
    ownApplications(reading, 'applied'),
  ),
  tool('my_interviews', "The person's own interviews, in the time of Cambodia.", Nothing, (_, reading) =>
    ownApplications(reading, 'interview'),
  ),
  tool(
    'my_resumes',
    "The person's own resumes, and how complete they are in percent.",
    Nothing,
    async (_, { from, asker }) =>
      (await readResumes(from, asker.accountId)).map(({ completeness, ...one }) => ({
        name: name(one.name),
        completeness,
      })),
  ),
  tool(
    'advice',
    'Titles of articles on Sarika.',
    z.strictObject({ kind: z.enum(['career', 'interview', 'letters']) }),
    async ({ kind }, { asker }) => readAdvice(kind, asker.language || 'en'),
  ),
]

/** As the chat completions name them. */
export const TOOL_LIST: readonly object[] = TOOLS.map(({ name, description, args }) => ({
  type: 'function',
  function: { name, description, parameters: z.toJSONSchema(args) },
}))

/** As a text of its own, which nothing in it can end. Source: S-AI-16. */
const asData = (read: unknown): string =>
  `<data>${JSON.stringify(read).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}</data>`

function parse(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text)
  } catch {
    throw new Refused('the arguments are no JSON')
  }
}

/** Reads what a model asks for, and tells it; what is no tool of these, or has other arguments, is refused and nothing is done. */
export async function runTool({ function: asked }: ToolCall, reading: Reading): Promise<string> {
  const known = TOOLS.find((one) => one.name === asked.name)
  try {
    if (known === undefined) throw new Refused('there is no such tool')
    return asData(await known.run(parse(asked.arguments), reading))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return JSON.stringify({ refused: error.message })
  }
}
