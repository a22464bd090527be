import { findIn, isBlank } from '@sarika/im-engine/text'
import { useEffect } from 'react'

const NAME = 'found'

/** Every place of a text in what is drawn below an element, as far as it stands in one stretch. */
function rangesIn(log: Element, wanted: string): readonly Range[] {
  const ranges: Range[] = []
  for (const said of log.querySelectorAll('.bubble-text')) {
    const texts = document.createTreeWalker(said, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { from, to } of findIn(node.nodeValue ?? '', wanted)) {
        const range = new Range()
        range.setStart(node, from)
        range.setEnd(node, to)
        ranges.push(range)
      }
  }
  return ranges
}

/**
 * Marks a text wherever the thread shows it, also in what is scrolled in. The browser paints over what is there: no message is drawn
 * anew for it. A browser that cannot shows the message without marks. Source: S-PREV-17.
 */
export function useMarks(wanted: string): void {
  useEffect(() => {
    const log = document.querySelector('.log')
    if (log === null || isBlank(wanted) || typeof Highlight === 'undefined') return
    const mark = () => CSS.highlights.set(NAME, new Highlight(...rangesIn(log, wanted)))
    mark()
    const watch = new MutationObserver(mark)
    watch.observe(log, { childList: true, characterData: true, subtree: true })
    return () => {
      watch.disconnect()
      CSS.highlights.delete(NAME)
    }
  }, [wanted])
}
