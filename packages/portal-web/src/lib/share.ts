/** Hands the present address to another app where the device can, else to the clipboard. "left": the person changed their mind. */
export async function share(title: string): Promise<'shared' | 'copied' | 'left' | 'failed'> {
  const url = location.href
  try {
    if (navigator.share !== undefined) {
      await navigator.share({ title, url })
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'left'
  }
  try {
    // Not there without a secure context.
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
