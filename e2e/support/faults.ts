import type { Page } from '@playwright/test'

/** Whatever the browser complains of, from now on. */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (said) => {
    // A font that a busy machine draws with later than the browser expects is no fault.
    if (said.text().includes('preloaded using link preload')) return
    if (['error', 'warning'].includes(said.type())) faults.push(said.text())
  })
  return faults
}

/** What goes out from now on goes so fast, in bytes a second. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<void> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
}
