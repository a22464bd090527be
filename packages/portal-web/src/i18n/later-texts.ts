// Texts of the areas that come with the screens that need them, as English has them: each language translates these.

import type { applications } from './en/applications'
import type { auth } from './en/auth'
import type { board } from './en/board'
import type { chat } from './en/chat'
import type { desk } from './en/desk'
import type { firm } from './en/firm'
import type { groups } from './en/groups'
import type { hiring } from './en/hiring'
import type { home } from './en/home'
import type { jobs } from './en/jobs'
import type { paper } from './en/paper'
import type { papers } from './en/papers'
import type { people } from './en/people'
import type { posting } from './en/posting'
import type { reading } from './en/reading'
import type { reports } from './en/reports'
import type { resume } from './en/resume'
import type { reviews } from './en/reviews'
import type { settings } from './en/settings'
import type { steps } from './en/steps'

export interface LaterTexts {
  readonly applications: typeof applications
  readonly auth: typeof auth
  readonly board: typeof board
  readonly chat: typeof chat
  readonly desk: typeof desk
  readonly firm: typeof firm
  readonly groups: typeof groups
  readonly hiring: typeof hiring
  readonly home: typeof home
  readonly jobs: typeof jobs
  readonly paper: typeof paper
  readonly papers: typeof papers
  readonly people: typeof people
  readonly posting: typeof posting
  readonly reading: typeof reading
  readonly reports: typeof reports
  readonly resume: typeof resume
  readonly reviews: typeof reviews
  readonly settings: typeof settings
  readonly steps: typeof steps
}

export type LaterArea = keyof LaterTexts
