import type { DataRouter } from 'react-router-dom'
import { changeLanguage } from '../i18n/change'
import { languageOf } from '../i18n/choice'

const NAME = 'language'

/**
 * `?language=km` in a link within the app is a choice, as it is in the address that was opened (i18n/choice.ts): it is told, kept
 * and leaves the address. A language that is none of ours leaves it, too. Returns how to stop. Source: portal specification 2,
 * S-LANG-15.
 */
export const followLanguageInLinks = (router: DataRouter): (() => void) =>
  // Not in an effect of the page: a guard that leads on in its own effect would be overtaken.
  router.subscribe(({ navigation, location: { search, hash, state } }) => {
    const query = new URLSearchParams(search)
    const asked = query.get(NAME)
    if (asked === null || navigation.state !== 'idle') return
    query.delete(NAME)
    void router.navigate({ search: query.toString(), hash }, { replace: true, state })
    const language = languageOf([asked])
    if (language !== null) void changeLanguage(language)
  })
