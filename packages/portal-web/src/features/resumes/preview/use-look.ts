import { useState } from 'react'
import { useOutletContext } from 'react-router-dom'
import { PAPER_LANGUAGES, type PaperLanguage, TEMPLATES, type Template } from '../../../contract/paper'
import { getLanguage } from '../../../i18n/i18n'
import { draftKey, keepText } from '../../../lib/draft'
import { textAt } from '../../../lib/fields'
import { keptInTab, keptJson } from '../../../lib/kept'
import type { Session } from '../../../lib/session'

export interface Look {
  readonly template: Template
  readonly language: PaperLanguage
}

/** How the sheet of a resume looks, kept in this tab: plain and in the language of the page until something else is chosen. */
export function useLook(resumeId: number): [look: Look, choose: (look: Look) => void] {
  const { userId } = useOutletContext<Session>()
  const key = draftKey(userId, 'look', resumeId)
  const [look, setLook] = useState<Look>(() => {
    const kept = keptJson(keptInTab, key)
    return {
      template: TEMPLATES.find((one) => one === textAt(kept, 'template')) ?? 'plain',
      language: PAPER_LANGUAGES.find((one) => one === textAt(kept, 'language')) ?? getLanguage(),
    }
  })
  function choose(chosen: Look) {
    keepText(key, JSON.stringify(chosen))
    setLook(chosen)
  }
  return [look, choose]
}
