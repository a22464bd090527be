import type { Block } from '@sarika/portal-web/contract/page'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')

/** Lines as pieces: `## ` begins a heading, `- ` an entry of a list, which goes on in the next line. */
export function toBlocks(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3) })
    else if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line })
    else if (last?.kind === 'list') blocks.splice(-1, 1, { ...last, items: [...last.items, line.slice(2)] })
    else blocks.push({ kind: 'list', items: [line.slice(2)] })
  }
  return blocks
}

function htmlOf(block: Block): string {
  if (block.kind === 'list')
    return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
  return block.kind === 'heading' ? `<h2>${escaped(block.text)}</h2>` : `<p>${escaped(block.text)}</p>`
}

/** Pieces as HTML that has `h2`, `p`, `ul` and `li`, no attribute, and nothing else. */
export const toHtml = (blocks: readonly Block[]): string => blocks.map(htmlOf).join('')
