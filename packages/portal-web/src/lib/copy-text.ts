/** Puts a text on the clipboard; false = the browser does not let the page. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Not there without a secure context.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
