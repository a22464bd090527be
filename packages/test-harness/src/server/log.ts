import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

/** What the server needs of a logger; pino behind Fastify is one. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'error'>

/** The path alone: the query of the socket carries a token. */
export function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

/** Fastify's logger: warnings and errors as JSON lines; no header and no query is ever written. */
export function loggerOptions(quiet: boolean, stream?: { write(line: string): void }) {
  if (quiet) return false
  return {
    level: stream ? 'info' : 'warn',
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        url: withoutQuery(request.url),
      }),
    },
    ...(stream ? { stream } : {}),
  } satisfies FastifyServerOptions['logger']
}
