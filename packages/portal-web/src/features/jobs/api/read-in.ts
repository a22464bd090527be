import { useState } from 'react'
import { getLanguage } from '../../../i18n/i18n'
import { isLanguage, type Language } from '../../../i18n/languages'
import { languagesOf, shownIn } from '../../../lib/by-language'
import { textAt } from '../../../lib/fields'
import { titleOf } from '../../../lib/job'
import { keptInTab } from '../../../lib/kept'
import type { Job } from '../rules/job'

/** Chosen while the portal is in one language, it says nothing of another. */
const nameOf = (id: number): string => `sarika.read.${getLanguage()}.${id}`

/** In which language a job is read, title and texts: as it was chosen in this tab, else the reader's where there is one. */
export function useReadIn(job: Job) {
  const [, setTimes] = useState(0)
  const kept: unknown = keptInTab.getItem(nameOf(job.id))
  const languages = languagesOf(job.texts)
  const chosen = isLanguage(kept) && languages.includes(kept) ? kept : null
  const shown = chosen ?? shownIn(job.texts, getLanguage(), job.language) ?? getLanguage()
  // A title is in the reader's language more often than the texts: only a choice turns it.
  const title = (chosen !== null && textAt(job.titles, chosen)) || titleOf(job)
  return {
    languages,
    shown,
    title,
    show(language: Language) {
      keptInTab.setItem(nameOf(job.id), language)
      setTimes((times) => times + 1)
    },
  }
}

export type ReadIn = ReturnType<typeof useReadIn>
