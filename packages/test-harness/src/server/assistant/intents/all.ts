import { advice } from './advice'
import { applications } from './applications'
import { deeds } from './deeds'
import { followUp } from './follow-up'
import { greeting } from './greeting'
import type { Intent } from './intent'
import { interviews } from './interviews'
import { jobs } from './jobs'
import { person } from './person'
import { resume } from './resume'
import { thanks } from './thanks'
import { viewers } from './viewers'

/** In the order in which they are tried: who wants a person, and what must not be done, first. */
export const INTENTS: readonly Intent[] = [
  person,
  deeds,
  advice,
  viewers,
  resume,
  interviews,
  applications,
  followUp,
  jobs,
  greeting,
  thanks,
]
