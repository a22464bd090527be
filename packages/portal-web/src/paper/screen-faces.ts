import type { FaceName } from './scripts'
import { takerOf } from './scripts'

// The same static faces as in the PDF: with others the same words would stand on other lines. As texts in scripts, not as style
// sheets: the service worker keeps what style sheets name, and Chinese and Korean are 15 MB, of which a sheet needs little.
const SHEETS: Readonly<Record<FaceName, () => Promise<readonly { readonly default: string }[]>>> = {
  inter: () =>
    Promise.all([import('@fontsource/inter/400.css?inline'), import('@fontsource/inter/600.css?inline')]),
  'noto-sans-khmer': () =>
    Promise.all([
      import('@fontsource/noto-sans-khmer/400.css?inline'),
      import('@fontsource/noto-sans-khmer/600.css?inline'),
    ]),
  'noto-sans-thai': () =>
    Promise.all([
      import('@fontsource/noto-sans-thai/400.css?inline'),
      import('@fontsource/noto-sans-thai/600.css?inline'),
    ]),
  'noto-sans-sc': () =>
    Promise.all([
      import('@fontsource/noto-sans-sc/400.css?inline'),
      import('@fontsource/noto-sans-sc/600.css?inline'),
    ]),
  'noto-sans-kr': () =>
    Promise.all([
      import('@fontsource/noto-sans-kr/400.css?inline'),
      import('@fontsource/noto-sans-kr/600.css?inline'),
    ]),
}

const asked = new Set<FaceName>()

/** Lets the page have the faces that a text of a sheet needs; where they do not come, the system's write it. */
export function bringFaces(text: string, language: string): void {
  for (const name of new Set([...new Set(text)].map((sign) => takerOf(sign, language)))) {
    if (asked.has(name)) continue
    asked.add(name)
    SHEETS[name]().then(
      (sheets) => {
        const style = document.createElement('style')
        style.textContent = sheets.map((sheet) => sheet.default).join('\n')
        document.head.append(style)
      },
      // The next change of the text asks again.
      () => asked.delete(name),
    )
  }
}
