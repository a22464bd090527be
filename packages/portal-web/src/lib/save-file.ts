/** Lets the browser save bytes under a name, as a download. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  // The download has begun with the click, and holds the bytes itself.
  URL.revokeObjectURL(address)
}
