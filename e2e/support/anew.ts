import type { Page } from '@playwright/test'

const SCREENS = /\/a\/(?:job|company|adviser)\/\d+(?:\?.*)?$/

/**
 * From now on pages come without the data of their screen: the screen asks for all of it, so that a test can say what it is
 * answered.
 */
export async function askAnew(page: Page): Promise<void> {
  await page.route(SCREENS, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/<script type="application\/json" id="page-data">.*?<\/script>/s, '')
    await route.fulfill({ response, body })
  })
}
