import type { Page } from '@playwright/test'

/** Down to where the way back to the top comes. */
export const scrollDown = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
