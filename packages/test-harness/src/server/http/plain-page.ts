const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one)

/** A page of ours that no script draws. `content` is HTML: whatever came from outside is escaped in it. */
export function plainPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Sarika</title></head>
<body style="font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 4rem auto; padding: 0 1rem">
<main><h1>${title}</h1>${content}</main>
</body>
</html>
`
}
