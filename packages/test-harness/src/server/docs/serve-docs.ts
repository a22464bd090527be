/** /docs/: a page, and the two documents. Open to anyone, as what they describe is no secret. */
import { callCatalogue } from '@sarika/im-engine/wire'
import type { FastifyInstance } from 'fastify'
import { AREAS } from '../http/routes'
import { toAsyncApi } from './asyncapi'
import { docsPage } from './call-table'
import { FRAMES } from './frames'
import { toOpenApi } from './openapi'

/** Made when they are first asked for, which most servers never are. */
function serve(app: FastifyInstance, path: string, type: string, make: () => string): void {
  let made: string | undefined
  app.get(path, (_, reply) => {
    made ??= make()
    return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(made)
  })
}

export function serveDocs(app: FastifyInstance): void {
  const json = (document: object) => JSON.stringify(document)
  app.get('/docs', (_, reply) => reply.redirect('/docs/'))
  serve(app, '/docs/', 'text/html', () => docsPage(AREAS))
  serve(app, '/docs/openapi.json', 'application/json', () => json(toOpenApi(AREAS, callCatalogue)))
  serve(app, '/docs/asyncapi.json', 'application/json', () => json(toAsyncApi(FRAMES)))
}
