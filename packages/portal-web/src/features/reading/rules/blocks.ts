import type { Block } from '../../../contract/page'

const textOf = (node: Node): string => node.textContent?.trim() ?? ''

function toBlock(node: Node): Block | null {
  const text = textOf(node)
  if (text === '') return null
  if (/^H[1-6]$/.test(node.nodeName)) return { kind: 'heading', text }
  if (!/^[UO]L$/.test(node.nodeName)) return { kind: 'paragraph', text }
  return { kind: 'list', items: [...node.childNodes].map(textOf).filter((item) => item !== '') }
}

/**
 * The content of an article as headings, paragraphs and lists. The parser's document runs and fetches nothing, and only
 * text leaves it: whatever else somebody wrote into it cannot do anything on the page.
 */
export function readBlocks(html: string): readonly Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].flatMap((node) => toBlock(node) ?? [])
}
