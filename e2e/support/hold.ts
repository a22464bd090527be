import type { Page } from '@playwright/test'

/** What waits for `opened` goes on once `open` is called. */
export function newGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** Requests to these addresses go out when what this answers is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { opened, open } = newGate()
  await page.route(url, (route) => opened.then(() => route.continue()))
  return open
}

/** The chat's scripts, and what others share with it; none whose names only begin so. */
export const CHAT_SCRIPT = /\/assets\/chat-[\w-]{8}\.js$/
