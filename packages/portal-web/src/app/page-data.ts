// A page that the server drew, until the app takes its place.
//
//   #root         what is to be read, there before any script
//   #page-data    what the calls of that screen would answer to a visitor (contract/page.ts)
//
// The app does not hydrate it: it waits until it can draw the same, then puts itself there in one go.

import type { QueryClient } from '@tanstack/react-query'
import type { DataRouter } from 'react-router-dom'
import { PAGE_DATA, type PageData } from '../contract/page'
import { prefetchConstants } from '../http/constants'
import { prefetchRead, seedRead } from '../http/read'
import { getLanguage } from '../i18n/i18n'
import { getSession } from '../lib/session'

/** null: the server drew nothing, or half of the page came. */
function takePageData(): PageData | null {
  const block = document.getElementById(PAGE_DATA)
  block?.remove()
  try {
    return JSON.parse(block?.textContent ?? 'null') as PageData | null
  } catch {
    return null
  }
}

function whenInitialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/**
 * Resolves when the first screen has all that it begins with; at once where the server drew nothing. A visitor in the language
 * of the page has it already; who is logged in is told more, and asks.
 */
export async function awaitFirstScreen(queries: QueryClient, router: DataRouter): Promise<void> {
  const data = takePageData()
  if (data === null) return
  const isAsDrawn = getSession() === null && data.language === getLanguage()
  const reads = Object.entries(data.reads).map(([path, body]) =>
    isAsDrawn ? seedRead(queries, path, body) : prefetchRead(queries, path),
  )
  await Promise.all([whenInitialized(router), prefetchConstants(queries), ...reads])
}
