import type { Page } from '@playwright/test'

/** Not the page's: a font that a busy machine draws with later than the browser expects; what Playwright says where it blocks service workers. */
const NO_FAULT = /preloaded using link preload|^Service Worker registration blocked by Playwright$/

/** Whatever the browser complains of, from now on. */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type()) && !NO_FAULT.test(said.text())) faults.push(said.text())
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

/** In the page: the browser says that there is no network although there is one. */
export const sayOffline = () => {
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false })
}
