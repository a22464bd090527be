// Areas that come with the screens that need them: the first script has none of their texts, in no language.

import type { Translated } from './areas'
import type { Language } from './languages'
import type { LaterArea, LaterTexts } from './later-texts'

/** Each module exports its area under the area's name. */
type Loader<Name extends LaterArea> = () => Promise<{ readonly [Key in Name]: Translated<LaterTexts[Key]> }>

export const LATER: { readonly [Name in LaterArea]: Readonly<Record<Language, Loader<Name>>> } = {
  applications: {
    en: () => import('./en/applications'),
    zh: () => import('./zh/applications'),
    km: () => import('./km/applications'),
    ko: () => import('./ko/applications'),
    th: () => import('./th/applications'),
    vi: () => import('./vi/applications'),
  },
  auth: {
    en: () => import('./en/auth'),
    zh: () => import('./zh/auth'),
    km: () => import('./km/auth'),
    ko: () => import('./ko/auth'),
    th: () => import('./th/auth'),
    vi: () => import('./vi/auth'),
  },
  chat: {
    en: () => import('./en/chat'),
    zh: () => import('./zh/chat'),
    km: () => import('./km/chat'),
    ko: () => import('./ko/chat'),
    th: () => import('./th/chat'),
    vi: () => import('./vi/chat'),
  },
  desk: {
    en: () => import('./en/desk'),
    zh: () => import('./zh/desk'),
    km: () => import('./km/desk'),
    ko: () => import('./ko/desk'),
    th: () => import('./th/desk'),
    vi: () => import('./vi/desk'),
  },
  groups: {
    en: () => import('./en/groups'),
    zh: () => import('./zh/groups'),
    km: () => import('./km/groups'),
    ko: () => import('./ko/groups'),
    th: () => import('./th/groups'),
    vi: () => import('./vi/groups'),
  },
  hiring: {
    en: () => import('./en/hiring'),
    zh: () => import('./zh/hiring'),
    km: () => import('./km/hiring'),
    ko: () => import('./ko/hiring'),
    th: () => import('./th/hiring'),
    vi: () => import('./vi/hiring'),
  },
  home: {
    en: () => import('./en/home'),
    zh: () => import('./zh/home'),
    km: () => import('./km/home'),
    ko: () => import('./ko/home'),
    th: () => import('./th/home'),
    vi: () => import('./vi/home'),
  },
  jobs: {
    en: () => import('./en/jobs'),
    zh: () => import('./zh/jobs'),
    km: () => import('./km/jobs'),
    ko: () => import('./ko/jobs'),
    th: () => import('./th/jobs'),
    vi: () => import('./vi/jobs'),
  },
  paper: {
    en: () => import('./en/paper'),
    zh: () => import('./zh/paper'),
    km: () => import('./km/paper'),
    ko: () => import('./ko/paper'),
    th: () => import('./th/paper'),
    vi: () => import('./vi/paper'),
  },
  papers: {
    en: () => import('./en/papers'),
    zh: () => import('./zh/papers'),
    km: () => import('./km/papers'),
    ko: () => import('./ko/papers'),
    th: () => import('./th/papers'),
    vi: () => import('./vi/papers'),
  },
  people: {
    en: () => import('./en/people'),
    zh: () => import('./zh/people'),
    km: () => import('./km/people'),
    ko: () => import('./ko/people'),
    th: () => import('./th/people'),
    vi: () => import('./vi/people'),
  },
  reading: {
    en: () => import('./en/reading'),
    zh: () => import('./zh/reading'),
    km: () => import('./km/reading'),
    ko: () => import('./ko/reading'),
    th: () => import('./th/reading'),
    vi: () => import('./vi/reading'),
  },
  resume: {
    en: () => import('./en/resume'),
    zh: () => import('./zh/resume'),
    km: () => import('./km/resume'),
    ko: () => import('./ko/resume'),
    th: () => import('./th/resume'),
    vi: () => import('./vi/resume'),
  },
  reviews: {
    en: () => import('./en/reviews'),
    zh: () => import('./zh/reviews'),
    km: () => import('./km/reviews'),
    ko: () => import('./ko/reviews'),
    th: () => import('./th/reviews'),
    vi: () => import('./vi/reviews'),
  },
  settings: {
    en: () => import('./en/settings'),
    zh: () => import('./zh/settings'),
    km: () => import('./km/settings'),
    ko: () => import('./ko/settings'),
    th: () => import('./th/settings'),
    vi: () => import('./vi/settings'),
  },
  steps: {
    en: () => import('./en/steps'),
    zh: () => import('./zh/steps'),
    km: () => import('./km/steps'),
    ko: () => import('./ko/steps'),
    th: () => import('./th/steps'),
    vi: () => import('./vi/steps'),
  },
}
