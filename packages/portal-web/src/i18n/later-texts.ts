// Texts of the areas that come with the screens that need them, as English has them: each language translates these.

import type { acts } from './en/acts'
import type { applications } from './en/applications'
import type { auth } from './en/auth'
import type { bell } from './en/bell'
import type { board } from './en/board'
import type { box } from './en/box'
import type { call } from './en/call'
import type { chat } from './en/chat'
import type { desk } from './en/desk'
import type { firm } from './en/firm'
import type { gate } from './en/gate'
import type { groups } from './en/groups'
import type { hiring } from './en/hiring'
import type { home } from './en/home'
import type { jobs } from './en/jobs'
import type { links } from './en/links'
import type { paper } from './en/paper'
import type { papers } from './en/papers'
import type { people } from './en/people'
import type { posting } from './en/posting'
import type { reach } from './en/reach'
import type { reading } from './en/reading'
import type { reports } from './en/reports'
import type { resume } from './en/resume'
import type { reviews } from './en/reviews'
import type { scouting } from './en/scouting'
import type { service } from './en/service'
import type { settings } from './en/settings'
import type { share } from './en/share'
import type { steps } from './en/steps'
import type { typing } from './en/typing'
import type { wallet } from './en/wallet'

export interface LaterTexts {
  readonly acts: typeof acts
  readonly applications: typeof applications
  readonly auth: typeof auth
  readonly bell: typeof bell
  readonly board: typeof board
  readonly box: typeof box
  readonly call: typeof call
  readonly chat: typeof chat
  readonly desk: typeof desk
  readonly firm: typeof firm
  readonly gate: typeof gate
  readonly groups: typeof groups
  readonly hiring: typeof hiring
  readonly home: typeof home
  readonly jobs: typeof jobs
  readonly links: typeof links
  readonly paper: typeof paper
  readonly papers: typeof papers
  readonly people: typeof people
  readonly posting: typeof posting
  readonly reach: typeof reach
  readonly reading: typeof reading
  readonly reports: typeof reports
  readonly resume: typeof resume
  readonly reviews: typeof reviews
  readonly scouting: typeof scouting
  readonly service: typeof service
  readonly settings: typeof settings
  readonly share: typeof share
  readonly steps: typeof steps
  readonly typing: typeof typing
  readonly wallet: typeof wallet
}

export type LaterArea = keyof LaterTexts
