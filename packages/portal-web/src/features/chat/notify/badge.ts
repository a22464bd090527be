/** As the icon stands in the page: our bird, and a number in its corner. */
const withCount = (count: number): string => {
  const text = count > 9 ? '9+' : String(count)
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#0B6B66" stroke-width="2.6" stroke-linecap="round"><path d="M4 21C10 21 12 9 20 9a6 6 0 0 1 6 6c0 8-7 12-14 12"/><path d="M4 21c5 3 11 2 14-4"/><path d="m26 14 4 1.5-4 1.5" stroke="#E39A1F"/><circle cx="21" cy="21" r="11" fill="#B3261E" stroke="#fff" stroke-width="1.5"/><text x="21" y="26" font-family="system-ui,sans-serif" font-size="${text.length > 1 ? 13 : 15}" font-weight="700" text-anchor="middle" fill="#fff" stroke="none">${text}</text></svg>`,
  )}`
}

let plain: string | null = null

/** Shows how many messages wait, in the icon of the tab and of the app where it is installed; 0 takes the number away. */
export function showBadge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon !== null) {
    plain ??= icon.href
    const href = count > 0 ? withCount(count) : plain
    if (icon.href !== href) icon.href = href
  }
  // Without an installed app, or in a window that may not, it does nothing.
  void (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {})
}
