/** A stretch of a text that is shown as code, with its marks. */
export interface CodePlace {
  readonly start: number
  readonly end: number
  readonly code: string
  /** On lines of its own; else within its line. */
  readonly isBlock: boolean
}

const FENCE = '```'
/** What follows the fence on its line names the language: nobody here colours it. */
const LANGUAGE = /^[\w+#.-]{0,20}\n/
/** Within one line, and not longer than a line is. */
const INLINE = /(?<!`)`([^`\n]{1,300})`(?!`)/g

function* inlineIn(text: string, from: number, to: number): Generator<CodePlace> {
  for (const { 0: whole, 1: code = '', index } of text.slice(from, to).matchAll(INLINE))
    if (code.trim() !== '')
      yield { start: from + index, end: from + index + whole.length, code, isBlock: false }
}

/** A block takes the line breaks around it with it: it stands on lines of its own anyway. */
function blockAt(text: string, open: number, close: number): CodePlace {
  const code = text
    .slice(open + FENCE.length, close)
    .replace(LANGUAGE, '')
    .replace(/\n$/, '')
  const end = close + FENCE.length
  return {
    start: text[open - 1] === '\n' ? open - 1 : open,
    end: text[end] === '\n' ? end + 1 : end,
    code,
    isBlock: true,
  }
}

function* placesIn(text: string): Generator<CodePlace> {
  let at = 0
  for (;;) {
    const open = text.indexOf(FENCE, at)
    const close = open < 0 ? -1 : text.indexOf(FENCE, open + FENCE.length)
    if (close < 0) return yield* inlineIn(text, at, text.length)
    yield* inlineIn(text, at, open)
    const block = blockAt(text, open, close)
    if (block.code.trim() !== '') yield { ...block, start: Math.max(at, block.start) }
    at = block.code.trim() === '' ? close + FENCE.length : block.end
  }
}

/** Code between ``` and ```, or between ` and ` in one line, in the order of the text; what is not closed is none. Source: S-PREV-14. */
export const codeIn = (text: string): readonly CodePlace[] => (text.includes('`') ? [...placesIn(text)] : [])

/** A text without the marks of its code, for a line that shows no code. Source: S-PREV-15. */
export function withoutMarks(text: string): string {
  let shown = ''
  let end = 0
  for (const place of codeIn(text)) {
    shown += `${text.slice(end, place.start)}${place.isBlock && place.start > 0 ? ' ' : ''}${place.code}${place.isBlock ? ' ' : ''}`
    end = place.end
  }
  return (shown + text.slice(end)).trim()
}
