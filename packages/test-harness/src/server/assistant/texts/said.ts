/** What the assistant says, whatever the language. */
import type { Language } from '../../constants/names'
import type { OwnApplication } from '../reads'

export interface Texts {
  readonly greeting: string
  readonly thanks: string
  /** where those who viewed a resume stand */
  readonly viewers: string
  /** of a question that needs the one before it */
  readonly followUp: string
  readonly person: string
  /** of what it never does */
  readonly deeds: string
  /** of what it did not understand */
  readonly unknown: string
  /** where it could not read what it needs */
  readonly failed: string
  readonly noJobs: string
  jobs(total: number, shown: number): string
  /** names of trades and places, and pay, between commas */
  lookedFor(what: string): string
  /** words of the question that narrowed nothing down */
  unused(words: string): string
  notIn(place: string): string
  /** among what was looked for: those that pay most stand first */
  readonly bestPaid: string
  /** where words were not used: whether they fit is not known */
  found(total: number, shown: number): string
  /** of jobs whose pay begins below the sum that was asked for */
  reach(total: number, sum: string): string
  /** where only such jobs are */
  readonly noneFrom: string
  newestJobs(total: number, shown: number): string
  readonly noApplication: string
  applications(total: number): string
  applicationLine(job: string, company: string, status: string, day: string): string
  day(at: number, language: Language): string
  readonly status: Readonly<Record<OwnApplication['status'], string>>
  readonly closed: string
  readonly noInterview: string
  readonly interviews: string
  interviewLine(job: string, company: string, when: string, place: string, status: string): string
  when(at: number, language: Language): string
  readonly noResume: string
  resumeLine(name: string, percent: number): string
  readonly resumeWhole: string
  readonly resumeAdvice: string
  readonly advice: string
}
