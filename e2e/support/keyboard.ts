import type { Page } from '@playwright/test'

const CODES = { Enter: 13, Escape: 27, ArrowDown: 40 } as const

/** A text that an input method offers and has not written yet, and keys that it takes: no character comes of them. */
export async function compose(page: Page, text: string) {
  const devtools = await page.context().newCDPSession(page)
  const { length } = text
  await devtools.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length })
  return {
    press: (key: keyof typeof CODES) =>
      devtools.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key,
        code: key,
        windowsVirtualKeyCode: CODES[key],
      }),
    write: () => devtools.send('Input.insertText', { text }),
  }
}
