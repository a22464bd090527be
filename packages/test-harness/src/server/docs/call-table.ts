/** /docs/ as a person sees it: where the documents are, and every call with who may make it. */
import { escapeHtml, plainPage } from '../http/plain-page'
import type { Route } from '../http/route'
import { type Areas, OF_ACCESS } from './openapi'

/** A path that a narrow page may break before each of its parts. */
const breakable = (path: string): string => escapeHtml(path).replaceAll('/', '<wbr>/')

const row = ({ method, path, access }: Route): string =>
  `<tr><td>${method}</td><td><code>${breakable(path)}</code></td><td>${OF_ACCESS[access].who}</td></tr>`

const group = ([area, routes]: readonly [string, readonly Route[]]): string =>
  `<tbody><tr><th colspan="3" scope="rowgroup">${escapeHtml(area)}</th></tr>
${routes.map(row).join('\n')}</tbody>`

export function docsPage(areas: Areas): string {
  return plainPage(
    'What this server answers',
    `<p>Two documents, made of the tables and schemas that the server goes by: <a href="openapi.json">openapi.json</a>,
the calls in OpenAPI 3.1, and <a href="asyncapi.json">asyncapi.json</a>, the socket in AsyncAPI 3. The pages of
<code>docs/protocol</code> beside its source tell what of them the chat engine speaks, with this backend or another.</p>
<table>
<colgroup><col><col style="width: 56%"><col></colgroup>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Who may</th></tr></thead>
${Object.entries(areas).map(group).join('\n')}
</table>`,
    { head: '<link rel="icon" href="/a/bird.svg" type="image/svg+xml">' },
  )
}
