import { copyText } from './copy-text'

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
  return (await copyText(url)) ? 'copied' : 'failed'
}
