import { toast } from 'sonner'
import { chooseLanguage } from './choice'
import { i18n } from './i18n'
import { LANGUAGE_NAMES, type Language } from './languages'

/** Shows a language and tells how it went, in the language that is shown then. */
export async function changeLanguage(language: Language): Promise<void> {
  const outcome = await chooseLanguage(language)
  if (outcome === 'shown') toast(i18n.t('language.changed', { language: LANGUAGE_NAMES[language] }))
  if (outcome === 'failed') toast(i18n.t('language.failed'))
}
