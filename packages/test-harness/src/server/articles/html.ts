const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')

function blockOf(line: string): string {
  if (line.startsWith('## ')) return `<h2>${escaped(line.slice(3))}</h2>`
  return line.startsWith('- ') ? `<ul><li>${escaped(line.slice(2))}</li></ul>` : `<p>${escaped(line)}</p>`
}

/** Lines as HTML that has `h2`, `p`, `ul` and `li`, no attribute, and nothing else. */
export const toHtml = (text: string): string =>
  text.split('\n').map(blockOf).join('').replaceAll('</ul><ul>', '')
