/** What the calls of the OpenAPI document share: tokens, shapes, refusals. */
import { MAX_ONCE_KEY } from '../limits'

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` })
export const json = (schema: unknown) => ({ 'application/json': { schema } })
const refusal = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: json(schemaRef('Refusal')),
})

const RETRY_AFTER = { 'Retry-After': { description: 'seconds', schema: { type: 'integer', minimum: 1 } } }

const envelope = (code: 0 | 200) => ({
  type: 'object',
  required: ['code'],
  properties: { code: { const: code }, data: schemaRef('Undescribed') },
})

export const COMPONENTS = {
  securitySchemes: {
    login: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'access_token of a login' },
    chat: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'im_token of a login' },
    files: {
      ...{ type: 'apiKey', in: 'cookie', name: 'sarika_files_{imId}' },
      description: 'Set with a chat login, for the addresses of files alone.',
    },
    imToken: { type: 'apiKey', in: 'header', name: 'x-im-token', description: 'im_token of a login' },
  },
  parameters: {
    OnceKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'Random, of one try: a repeat with it makes nothing twice.',
      schema: { type: 'string', maxLength: MAX_ONCE_KEY },
    },
  },
  schemas: {
    Undescribed: { description: 'JSON. No schema in the code says what it has.' },
    Refusal: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', description: 'for programs, e.g. not_found' },
        message: { type: 'string', description: 'for developers' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'message'],
            properties: { field: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
    ChatRefusal: {
      type: 'object',
      description: '-401: renew the chat token once and ask again. -402, -403: the login is over.',
      required: ['code', 'message'],
      properties: { code: { type: 'integer', maximum: -1 }, message: { type: 'string' } },
    },
    ChatAnswer: envelope(200),
    ImAnswer: { ...envelope(0), description: 'A cursor, a total and the like stand beside data.' },
  },
  responses: {
    Unauthorized: refusal('No token, or one that is over.'),
    Revoked: refusal('The login was ended.'),
    NotFound: refusal('There is no such thing, or it is somebody else’s.'),
    Refused: refusal(
      'The input has a fault or is too large, things do not stand so, or it is not for this caller to do.',
    ),
    TooFast: refusal('Too many tries.', RETRY_AFTER),
    NotHere: refusal('This server has nothing to do it with.'),
    Unavailable: refusal('Nobody could answer; the next try finds somebody.', RETRY_AFTER),
    Failed: refusal('A fault of the server.'),
    CannotStore: refusal(
      'There is no room for what the call writes. The same call works later.',
      RETRY_AFTER,
    ),
  },
}
