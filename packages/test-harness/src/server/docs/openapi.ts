// docs/ makes what the server says of itself under /docs/: OpenAPI of its calls, AsyncAPI of its socket, and a page of
// the calls. They are made of the tables and schemas that the server goes by, so they cannot fall behind it.
//
//   route table > openapi.ts --+--> serve-docs.ts > /docs/openapi.json, /docs/asyncapi.json, /docs/ (call-table.ts)
//   frames > asyncapi.ts ------+
//
// This file is the calls: method, path, guard, schemas, statuses. Answers of the chat have the schemas of the engine;
// answers of the main API have none yet.

import type { CallEntry } from '@sarika/im-engine/wire'
import { z } from 'zod'
import type { Access } from '../http/access'
import type { Route } from '../http/route'
import { MAX_BODY_BYTES } from '../limits'
import { type JsonSchema, toJsonSchema } from './json-schema'
import { COMPONENTS, json, responseRef, schemaRef } from './openapi-components'

export type Areas = Readonly<Record<string, readonly Route[]>>

interface OfAccess {
  who: string
  /** the tokens that the guard takes; an empty one stands for none */
  security: readonly Record<string, never[]>[]
  /** what the guard answers itself; the chat's say it within a 200 */
  answers: readonly number[]
}

const LOGIN = [{ login: [] }]
const CHAT = [{ chat: [] }]
const IM_TOKEN = [{ imToken: [] }]
const OUT = [401, 403]

export const OF_ACCESS: Readonly<Record<Access, OfAccess>> = {
  anyone: { who: 'anyone', security: [], answers: [] },
  visitor: { who: 'anyone, more with a login', security: [{}, ...LOGIN], answers: OUT },
  account: { who: 'with a login', security: LOGIN, answers: OUT },
  seeker: { who: 'job seekers', security: LOGIN, answers: OUT },
  reviewer: { who: 'reviewers; to others there is nothing', security: LOGIN, answers: [...OUT, 404] },
  agent: {
    who: 'agents of the online service; to others there is nothing',
    security: LOGIN,
    answers: [...OUT, 404],
  },
  employer: {
    who: 'who acts for a company; to others there is nothing',
    security: LOGIN,
    answers: [...OUT, 404],
  },
  chat: { who: 'with a chat token', security: CHAT, answers: [] },
  'chat-renewal': {
    who: 'with a chat token, and for 7 days after its end',
    security: CHAT,
    answers: [],
  },
  'file-reader': {
    who: 'with a chat token, or the cookie of a chat login',
    security: [...CHAT, { files: [] }, {}],
    answers: [],
  },
  'account-or-im': {
    who: 'with a login, or a chat token in x-im-token',
    security: [...LOGIN, ...IM_TOKEN],
    answers: OUT,
  },
  'im-token': { who: 'with a chat token in x-im-token', security: IM_TOKEN, answers: OUT },
}

const REFUSALS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Revoked',
  404: 'NotFound',
  422: 'Refused',
  429: 'TooFast',
  501: 'NotHere',
  503: 'Unavailable',
}

const PARAMETER = /:(\w+)/g

/** The call of the chat that the engine makes to this route. */
function callTo({ method, path }: Route, calls: readonly CallEntry[]): CallEntry | undefined {
  const pattern = new RegExp(`^${path.replace(PARAMETER, '[^/]+')}$`)
  return calls.find(({ call }) => call.method === method && pattern.test(call.path.split('?')[0] ?? ''))
}

function answerOf(route: Route, call: CallEntry | undefined): unknown {
  if (!/^\/(chat|biz)\//.test(route.path)) return schemaRef('Undescribed')
  const isIm = /^\/(chat\/im|biz)\//.test(route.path)
  const answer = call ? toJsonSchema(call.answer, 'output') : schemaRef(isIm ? 'ImAnswer' : 'ChatAnswer')
  return { anyOf: [answer, schemaRef('ChatRefusal')] }
}

const filesOf = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, {}]))

function responseOf(status: number, route: Route, call: CallEntry | undefined): unknown {
  const refused = REFUSALS[status]
  if (refused !== undefined) return responseRef(refused)
  if (status === 204) return { description: 'Done.' }
  if (status === 416) return { description: 'There are no such bytes.' }
  if (status === 302)
    return {
      description: 'To what it leads to.',
      headers: { Location: { schema: { type: 'string', format: 'uri' } } },
    }
  const content = route.files.length === 0 ? json(answerOf(route, call)) : filesOf(route.files)
  return { description: 'The answer.', content }
}

function responsesOf(route: Route, call: CallEntry | undefined): Record<string, unknown> {
  // An id that no database takes names nothing: every path with one may answer 404.
  const ofPath = route.path.includes(':') ? [404] : []
  const statuses = new Set([...OF_ACCESS[route.access].answers, ...route.answers, ...ofPath, 422])
  const responses = [...statuses].map((status) => [status, responseOf(status, route, call)])
  return { ...Object.fromEntries(responses), 500: responseRef('Failed'), 507: responseRef('CannotStore') }
}

/** A value of a query without its "or empty", which is the same as none. */
function given(schema: JsonSchema): JsonSchema {
  const [only, ...more] = schema.anyOf?.filter((one) => one.const !== '') ?? []
  return only === undefined || more.length > 0 ? schema : only
}

function parametersOf({ path, query, takesOnceKey, headers }: Route): unknown[] {
  const ofPath = [...path.matchAll(PARAMETER)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } }
  })
  const { properties = {}, required = [] } = query ? toJsonSchema(query, 'input') : {}
  const ofQuery = Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', ...(required.includes(name) && { required: true }), schema: given(schema) }
  })
  const ofHeaders = Object.entries(headers).map(([name, description]) => {
    return { name, in: 'header', description, schema: { type: 'string' } }
  })
  return [
    ...ofPath,
    ...ofQuery,
    ...ofHeaders,
    ...(takesOnceKey ? [{ $ref: '#/components/parameters/OnceKey' }] : []),
  ]
}

/** Of an object that is read twice: by what it must be to be told apart, then by all of its fields. */
const allOf = (body: z.ZodType) => (body instanceof z.ZodPipe ? body.out : body)

/** Fields that all are text come from a form too, as texts are all that a form has. */
function typesOfBody({ properties = {} }: JsonSchema): string[] {
  const fields = Object.values(properties)
  if (fields.some(({ contentMediaType }) => contentMediaType !== undefined)) return ['multipart/form-data']
  const isText = fields.length > 0 && fields.every(({ type }) => type === 'string')
  return ['application/json', ...(isText ? ['application/x-www-form-urlencoded'] : [])]
}

function bodyOf({ body, maxBodyBytes }: Route): object {
  if (!body) return {}
  const schema = toJsonSchema(allOf(body), 'input')
  const content = Object.fromEntries(typesOfBody(schema).map((type) => [type, { schema }]))
  const size = maxBodyBytes === MAX_BODY_BYTES ? {} : { description: `At most ${maxBodyBytes} bytes.` }
  return { requestBody: { ...size, required: (schema.required ?? []).length > 0, content } }
}

function operationOf(area: string, route: Route, calls: readonly CallEntry[]): object {
  const call = callTo(route, calls)
  const parameters = parametersOf(route)
  const { who, security } = OF_ACCESS[route.access]
  return {
    tags: [area],
    description: [`Who may: ${who}.`, route.says, call?.says].filter(Boolean).join(' '),
    security,
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(route),
    responses: responsesOf(route, call),
  }
}

const DESCRIPTION = `Every call that this server answers, made from the table that it goes by.

- \`/api/v1.0.0\` answers the bare thing, \`/chat/\` \`{code: 200, data}\`, \`/chat/im/\` and \`/biz/\` \`{code: 0, data}\`.
- A refusal is \`{code, message}\` with its status, and \`fields\` where it is about the request (422). The chat says within a 200 that a token is over.
- An address that is not here answers 404 with the code \`route_not_found\`.
- \`Accept-Language\` says in which language texts are answered. An empty value in a query is none. A body has at most ${MAX_BODY_BYTES} bytes where its call does not say more.`

/** `calls`: what the engine asks of the chat, with the schemas of its answers. */
export function toOpenApi(areas: Areas, calls: readonly CallEntry[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [area, routes] of Object.entries(areas))
    for (const route of routes) {
      const path = route.path.replace(PARAMETER, '{$1}')
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(area, route, calls) }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sarika',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: COMPONENTS,
  }
}
