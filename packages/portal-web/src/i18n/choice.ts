import { readCookie } from '../lib/cookie'
import { createSetting } from '../lib/setting'
import { type Shown, showLanguage } from './i18n'
import { isLanguage, type Language } from './languages'

/** Of the address, and of the cookie. */
const NAME = 'language'
const YEAR_S = 31_536_000
const setting = createSetting('sarika.language', isLanguage)

/** In the cookie too, where a server sees it. Source: portal specification 1. */
function keep(language: Language): void {
  setting.keep(language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${NAME}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
}

/** The cookie stays where a browser empties its storage, and a server may have set it. */
function readChosen(): Language | null {
  const cookie = readCookie(NAME)
  return setting.read() ?? languageOf([cookie ?? ''])
}

/** The first of the browser's languages that the portal has, e.g. ["km-KH", "en"] > "km". */
export function languageOf(tags: readonly string[]): Language | null {
  const known = tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage)
  return known ?? null
}

/** `?language=km` on any page is a choice, also as "KM" or "km-KH", and leaves the address. */
function takeFromAddress(): void {
  const address = new URL(location.href)
  const asked = address.searchParams.get(NAME)
  if (asked === null) return
  const language = languageOf([asked])
  if (language !== null) keep(language)
  address.searchParams.delete(NAME)
  history.replaceState(history.state, '', address)
}

/** Shows the language that was chosen, else the browser's, else English; follows the other tabs from now on. */
export async function startLanguage(): Promise<void> {
  takeFromAddress()
  const language = () => readChosen() ?? languageOf(navigator.languages) ?? 'en'
  setting.onChangeElsewhere(() => void showLanguage(language()))
  await showLanguage(language())
}

/** What is not shown is not kept. */
export async function chooseLanguage(language: Language): Promise<Shown> {
  const outcome = await showLanguage(language)
  if (outcome === 'shown') keep(language)
  return outcome
}

/** What an account has chosen, in a browser where nobody chose. English says nothing: every account begins with it. */
export async function takeFromAccount(language: string): Promise<void> {
  if (readChosen() === null && language !== 'en' && isLanguage(language)) await chooseLanguage(language)
}
