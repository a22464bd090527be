// What a visitor pressed that only a seeker can do: it is kept in this tab while they log in or register, and goes on where it
// stood when they are back on the same page.

import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { i18n } from '../i18n/i18n'
import { ownName } from './app'
import { numberAt, textAt, toFields } from './fields'
import { keptInTab, keptJson } from './kept'
import { INTENT_MS } from './limits'
import { useSession } from './session'
import { useWayBack } from './way-back'

const KEY = ownName('intent')

/** A deed by name, e.g. "apply:100", and the page where it was pressed, e.g. "/job/100?page=2". */
interface Intent {
  readonly deed: string
  readonly page: string
}

const keep = (intent: Intent): void =>
  keptInTab.setItem(KEY, JSON.stringify({ ...intent, pressedAt: Date.now() }))

const drop = (): void => keptInTab.removeItem(KEY)

/** null: nothing was pressed lately. */
function read(): Intent | null {
  const told = toFields(keptJson(keptInTab, KEY))
  const age = Date.now() - numberAt(told, 'pressedAt')
  return age < INTENT_MS ? { deed: textAt(told, 'deed'), page: textAt(told, 'page') } : null
}

/** Why the login comes instead of what a visitor pressed. */
export const tellLogInFirst = () => void toast(i18n.t('nav.logInFirst'))

/** Takes a deed that no part of a page does itself, e.g. "save:job:3"; null: none was pressed there. */
export function takeDeed(page: string): string | null {
  const intent = read()
  if (intent?.page !== page) return null
  drop()
  return intent.deed
}

/**
 * Does a deed that only seekers can do. A visitor is led to the login, told why, and back: then it is done. An employer is told
 * that it is not for them. `deed`: its name on this page, e.g. "apply:100". Source: portal specification 6.
 */
export function useAsSeeker(deed: string, act: () => void): () => void {
  const session = useSession()
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const { pathname, search } = useLocation()
  const page = pathname + search
  const doIt = () => (session?.isEmployer ? void toast(i18n.t('nav.seekersOnly')) : act())
  const newest = useRef(doIt)
  useEffect(() => {
    newest.current = doIt
  })
  const isVisitor = session === null
  useEffect(() => {
    const intent = read()
    if (intent?.deed !== deed || intent.page !== page) return
    // Whoever comes back without a login has thought better of it.
    drop()
    if (!isVisitor) newest.current()
  }, [deed, page, isVisitor])
  return () => {
    if (!isVisitor) return doIt()
    keep({ deed, page })
    void navigate('/login', { state: { ...wayBack, isAsked: true } })
  }
}
