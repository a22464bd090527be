import { type Interview, toInterview } from '../../../http/application'
import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { listAt, numberAt, numbersAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { titleOf } from '../../../lib/job'
import { QUEUE_MS } from '../../../lib/limits'
import { toPage } from '../../../lib/reading'

export const BOARD = '/users/employer/applications'
/** Its lists, without what is below them. */
export const LISTS = `${BOARD}?`
export const COUNTS = `${BOARD}/counts`
export const MEETINGS = '/users/employer/interviews'
/** What is read anew when either side has changed an application. */
export const FOLLOWED = [BOARD, MEETINGS] as const

/** The columns, in their order. */
export const STAGES = ['new', 'talked', 'interview', 'closed'] as const
export type Stage = (typeof STAGES)[number]
/** Nothing is new again. */
export type Target = Exclude<Stage, 'new'>

const FACTS = ['place', 'language', 'experience', 'category', 'term'] as const

/** Something that the job asks for; `id` is that of the constants. */
export interface Fact {
  readonly kind: (typeof FACTS)[number]
  readonly id: number
  readonly isMet: boolean
}

/** An application as its card shows it. */
export interface Card {
  readonly id: number
  readonly jobId: number
  readonly jobTitle: string
  /** By language. */
  readonly jobTitles: unknown
  /** Of those for the same job, the how many. */
  readonly number: number
  /** "": it was not opened */
  readonly name: string
  readonly imId: string
  readonly avatar: string
  readonly title: string
  /** of work */
  readonly months: number
  readonly locationId: number
  readonly languages: readonly number[]
  readonly facts: readonly Fact[]
  readonly stage: Stage
  readonly rev: number
  /** ms; `viewedAt` 0: not yet */
  readonly appliedAt: number
  readonly viewedAt: number
  readonly lastAt: number
  readonly messages: number
  readonly interview: Interview | null
}

const stageAt = (one: unknown): Stage => {
  const { stage } = toFields(one)
  return STAGES.find((name) => name === stage) ?? 'new'
}

function toFact(one: unknown): Fact[] {
  const { kind, isMet } = toFields(one)
  const known = FACTS.find((name) => name === kind)
  return known === undefined ? [] : [{ kind: known, id: numberAt(one, 'id'), isMet: isMet === true }]
}

function toCard(one: unknown): Card {
  const { match, interview } = toFields(one)
  return {
    id: numberAt(one, 'id'),
    jobId: numberAt(one, 'jobId'),
    jobTitle: textAt(one, 'jobTitle'),
    jobTitles: toFields(one).jobTitles,
    number: numberAt(one, 'number'),
    name: textAt(one, 'name'),
    imId: textAt(one, 'imId'),
    avatar: textAt(one, 'avatar'),
    title: textAt(one, 'title'),
    months: numberAt(one, 'months'),
    locationId: numberAt(one, 'locationId'),
    languages: numbersAt(one, 'languages'),
    facts: listAt(match, 'facts').flatMap(toFact),
    stage: stageAt(one),
    rev: numberAt(one, 'rev'),
    appliedAt: timeAt(one, 'appliedAt'),
    viewedAt: timeAt(one, 'viewedAt'),
    lastAt: timeAt(one, 'lastAt'),
    messages: numberAt(one, 'messages'),
    interview: toInterview(interview),
  }
}

/** What the board is narrowed down to; 0: not. */
export interface Narrowed {
  readonly jobId: number
  readonly languageId: number
  readonly locationId: number
  /** Names before somebody opened the application, too. */
  readonly hasNames: boolean
}

const FIELDS = ['jobId', 'languageId', 'locationId'] as const

/** The newest of a column, asked for again while one looks on. */
export function useColumn(narrowed: Narrowed, stage: Stage, size: number) {
  const query = new URLSearchParams({ stage, size: String(size) })
  for (const name of FIELDS) if (narrowed[name] > 0) query.set(name, String(narrowed[name]))
  if (narrowed.hasNames) query.set('names', 'shown')
  return useOwn(`${LISTS}${query}`, (body) => toPage(body, toCard), QUEUE_MS)
}

export type Counts = Readonly<Record<Stage, number>>

/** A job of the company, with how many applications stand where. */
export interface JobCounts {
  readonly id: number
  readonly title: string
  /** By language. */
  readonly titles: unknown
  readonly isOpen: boolean
  /** ms, 0: no end */
  readonly closesAt: number
  readonly counts: Counts
}

const toCounts = (one: unknown): Counts => ({
  new: numberAt(one, 'new'),
  talked: numberAt(one, 'talked'),
  interview: numberAt(one, 'interview'),
  closed: numberAt(one, 'closed'),
})

const toJobCounts = (one: unknown): JobCounts => ({
  id: numberAt(one, 'id'),
  title: textAt(one, 'title'),
  titles: toFields(one).titles,
  isOpen: toFields(one).isOpen === true,
  closesAt: timeAt(one, 'closeDate_unixtime'),
  counts: toCounts(toFields(one).counts),
})

const toAllCounts = (body: unknown) => ({
  counts: toCounts(toFields(body).counts),
  /** of those, how many wait for an answer to another time */
  asked: numberAt(body, 'asked'),
  jobs: listAt(body, 'jobs').map(toJobCounts),
})

export type AllCounts = ReturnType<typeof toAllCounts>

export const useCounts = () => useOwn(COUNTS, toAllCounts, QUEUE_MS)

/** How many wait that nobody has talked with, or for an answer to another time; 0 until it is known. */
export function useToAnswerCount(): number {
  const { data } = useCounts()
  return data === undefined ? 0 : data.counts.new + data.asked
}

/** Open jobs of the company by their titles in the language that is shown; none where they could not be read, undefined until then. */
export function useOpenJobs(): readonly { readonly id: number; readonly title: string }[] | undefined {
  const { data, isError } = useCounts()
  if (data === undefined) return isError ? [] : undefined
  return data.jobs
    .filter(({ isOpen }) => isOpen)
    .map(({ id, title, titles }) => ({ id, title: titleOf({ title, titles }) }))
}

/** What has happened, by the server's names. */
export interface Event {
  readonly kind: string
  /** a stage, or a time in ms */
  readonly detail: string
  /** ms */
  readonly at: number
  /** Who did it; "": nobody says. */
  readonly name: string
}

/** One application whole. */
export interface Whole extends Card {
  /** As it was sent, by the contract's names; null: none. */
  readonly resume: unknown
  readonly letter: { readonly title: string; readonly content: string } | null
  /** 0: none */
  readonly attachmentId: number
  readonly history: readonly Event[]
  /** The words that closing it would send; null: they were sent. */
  readonly toClose: {
    readonly text: string
    readonly language: string
    readonly way: 'chat' | 'inbox'
  } | null
  /** Who else of the company talks with whoever applied; "": nobody, or the caller does. */
  readonly talker: string
  /** What an offer begins with. */
  readonly meetAt: { readonly address: string; readonly contact: string; readonly mobile: string }
}

function toWhole(one: unknown): Whole | null {
  if (one === null) return null
  const { resume, letter, toClose, meetAt } = toFields(one)
  return {
    ...toCard(one),
    resume: resume ?? null,
    letter: letter ? { title: textAt(letter, 'title'), content: textAt(letter, 'content') } : null,
    attachmentId: numberAt(one, 'attachmentId'),
    history: listAt(one, 'history').map((event) => ({
      kind: textAt(event, 'kind'),
      detail: textAt(event, 'detail'),
      at: timeAt(event, 'at'),
      name: textAt(event, 'name'),
    })),
    toClose: toClose
      ? {
          text: textAt(toClose, 'text'),
          language: textAt(toClose, 'language'),
          way: textAt(toClose, 'way') === 'chat' ? 'chat' : 'inbox',
        }
      : null,
    talker: textAt(one, 'talker'),
    meetAt: {
      address: textAt(meetAt, 'address'),
      contact: textAt(meetAt, 'contact'),
      mobile: textAt(meetAt, 'mobile'),
    },
  }
}

export const wholePath = (id: number): string => `${BOARD}/${id}`

/** To read it is to have seen the resume. null: there is none of this company's. */
export const useWhole = (id: number) => useOwn(wholePath(id), toWhole)

/** `text`: the words of a closing that is told. */
export const moveTo = (id: number, stage: Target, text?: string): Promise<Answer> =>
  callMain({
    method: 'PUT',
    path: `${wholePath(id)}/stage`,
    json: text === undefined ? { stage } : { stage, text },
  })

/** The answer names the chat's id of whoever applied. */
export const openTalk = (id: number): Promise<Answer> =>
  callMain({ method: 'POST', path: `${wholePath(id)}/chat` })

export interface Note {
  readonly id: number
  readonly text: string
  /** "": whoever wrote it is gone */
  readonly name: string
  readonly isOwn: boolean
  /** ms */
  readonly at: number
}

export const notesPath = (id: number): string => `${wholePath(id)}/notes`

const toNotes = (body: unknown): readonly Note[] =>
  listAt(body, 'result').map((one) => ({
    id: numberAt(one, 'id'),
    text: textAt(one, 'text'),
    name: textAt(one, 'name'),
    isOwn: toFields(one).isOwn === true,
    at: timeAt(one, 'createdAt'),
  }))

export const useNotes = (id: number) => useOwn(notesPath(id), toNotes)

/** `key`: of this try; a repeat with it adds nothing. */
export const addNote = (id: number, text: string, key: string): Promise<Answer> =>
  callMain({ method: 'POST', path: notesPath(id), json: { text }, onceKey: key })

export const deleteNote = (id: number, noteId: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${notesPath(id)}/${noteId}` })

/** Those to come, the next one first. */
export const useMeetings = () => useOwn(MEETINGS, (body) => listAt(body, 'result').map(toCard), QUEUE_MS)
