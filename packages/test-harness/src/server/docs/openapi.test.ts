import { validate } from '@readme/openapi-parser'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bare, imData, noContent } from '../http/answer'
import { API, type Route, route } from '../http/route'
import { ROUTES } from '../http/routes'
import { UploadedFile } from '../http/uploaded-file'
import { inDocument, OPEN_API, type Operation, operationOf } from '../testing/described'
import { toOpenApi } from './openapi'

const ajv = new Ajv2020({ strictSchema: true, strictTypes: false, validateFormats: false })
// References lead into the document, whose own words are no keywords of a schema.
ajv.addVocabulary(Object.keys(OPEN_API)).addSchema(OPEN_API, 'openapi')

/** Every schema of the document by where it stands. */
function* schemasIn(value: unknown, at = ''): Generator<[string, object]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'schema') yield [at, inner]
    else if (at === '/components' && key === 'schemas')
      for (const [name, schema] of Object.entries(inner)) yield [`${at}/${key}/${name}`, schema as object]
    else yield* schemasIn(inner, `${at}/${key}`)
  }
}

/** The document of one call alone. */
function describeRoute(one: Route): Operation {
  const { paths } = toOpenApi({ Some: [one] }, []) as typeof OPEN_API
  return Object.values(Object.values(paths)[0] ?? {})[0] as Operation
}

describe('of the server', () => {
  test('S-DOCS-1 it has every call of the table, and nothing else', () => {
    const described = Object.entries(OPEN_API.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const known = ROUTES.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(described.toSorted()).toEqual(known.toSorted())
    expect(new Set(known).size).toBe(ROUTES.length)
  })

  test('S-DOCS-1 it is valid OpenAPI 3.1, and a broken one is not', async () => {
    const copy = () => structuredClone(OPEN_API) as never
    expect(await validate(copy())).toEqual({ valid: true, warnings: [], specification: 'OpenAPI' })
    const broken: typeof OPEN_API = copy()
    broken.components.schemas = {}
    expect(await validate(broken as never)).toMatchObject({ valid: false })
  })

  test('S-DOCS-1 each of its schemas compiles', () => {
    const found = [...schemasIn(OPEN_API)]
    expect(found.length).toBeGreaterThan(200)
    for (const [at, schema] of found) expect(() => ajv.compile(inDocument(schema)), at).not.toThrow()
    expect(() => ajv.compile({ type: 'strin' })).toThrow()
    expect(() => ajv.compile({ minimun: 1 })).toThrow()
  })

  test('S-DOCS-2 what the chat answers has the schemas of the engine, what else is answered says that it has none', () => {
    const schemaOf = (method: Route['method'], path: string) =>
      JSON.stringify(operationOf({ method, path })?.responses['200'])
    expect(schemaOf('POST', '/chat/im/user/getMsg')).toContain('msg_time')
    expect(schemaOf('GET', '/chat/groups/:groupId/members')).toContain('join_at')
    expect(schemaOf('GET', '/chat/users/:imId/contacts/:contactId')).toContain(
      '#/components/schemas/ChatAnswer',
    )
    expect(schemaOf('GET', '/biz/users/simple-info')).toContain('#/components/schemas/ImAnswer')
    expect(schemaOf('GET', `${API}/users/me`)).toContain('#/components/schemas/Undescribed')
  })

  test('S-DOCS-2 a body that is read twice is told with all of its fields', () => {
    const operation = operationOf({ method: 'POST', path: `${API}/users/register` })
    const required = ['email', 'username', 'password', 'code', 'agreement']
    expect(operation?.requestBody?.content['application/json']?.schema).toMatchObject({ required })
  })
})

describe('of one call', () => {
  test('S-DOCS-2 its area, its token, its parameters, its statuses', () => {
    const one = route({
      method: 'GET',
      path: `${API}/things/:thingId/parts`,
      access: 'visitor',
      answers: [200, 429],
      query: z.object({ page: z.string().regex(/^\d$/), word: z.string().max(9).default('') }),
      handle: () => bare([]),
    })
    expect(describeRoute(one)).toEqual({
      tags: ['Some'],
      description: 'Who may: anyone, more with a login.',
      security: [{}, { login: [] }],
      parameters: [
        { name: 'thingId', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'page', in: 'query', required: true, schema: { type: 'string', pattern: '^\\d$' } },
        { name: 'word', in: 'query', schema: { type: 'string', maxLength: 9, default: '' } },
      ],
      responses: {
        200: {
          description: 'The answer.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Undescribed' } } },
        },
        401: { $ref: '#/components/responses/Unauthorized' },
        403: { $ref: '#/components/responses/Revoked' },
        404: { $ref: '#/components/responses/NotFound' },
        422: { $ref: '#/components/responses/Refused' },
        429: { $ref: '#/components/responses/TooFast' },
        500: { $ref: '#/components/responses/Failed' },
        507: { $ref: '#/components/responses/CannotStore' },
      },
    })
  })

  const taking = (body: z.ZodType): Route =>
    route({ method: 'POST', path: `${API}/things`, access: 'seeker', body, handle: () => bare(null) })

  test.each([
    ['text', z.object({ name: z.string() }), ['application/json', 'application/x-www-form-urlencoded']],
    ['numbers', z.object({ name: z.string(), id: z.int() }), ['application/json']],
    ['nothing', z.object({}), ['application/json']],
    ['a file', z.object({ file: UploadedFile, name: z.string() }), ['multipart/form-data']],
  ])('S-DOCS-2 a body with %s is taken as what can carry it', (_, body, types) => {
    const { requestBody } = describeRoute(taking(body))
    expect(Object.keys(requestBody?.content ?? {})).toEqual(types)
  })

  test('S-DOCS-2 what may be left out of a body may be left out', () => {
    const body = z.object({ size: z.int().default(10) })
    expect(describeRoute(taking(body)).requestBody).toEqual({
      required: false,
      content: {
        'application/json': {
          schema: { type: 'object', properties: { size: { type: 'integer', default: 10 } } },
        },
      },
    })
  })

  test('S-DOCS-2 files, answers without a body, the key of a try, and what a call says besides', () => {
    const { parameters, responses, description } = describeRoute(
      route({
        method: 'PUT',
        path: '/chat/im/things',
        access: 'chat',
        answers: [204],
        takesOnceKey: true,
        says: 'Once a day.',
        handle: () => noContent(),
      }),
    )
    expect(description).toBe('Who may: with a chat token. Once a day.')
    expect(parameters).toEqual([{ $ref: '#/components/parameters/OnceKey' }])
    expect(Object.keys(responses)).toEqual(['204', '422', '500', '507'])
    expect(responses['204']).toEqual({ description: 'Done.' })

    const file = route({
      method: 'GET',
      path: '/chat/im/picture',
      access: 'chat',
      files: ['image/png'],
      handle: () => imData(null),
    })
    expect(describeRoute(file).responses['200']?.content).toEqual({ 'image/png': {} })
  })
})
