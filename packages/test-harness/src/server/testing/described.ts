/** Whether an answer is one that the document of the calls names. */
import { callCatalogue } from '@sarika/im-engine/wire'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { toOpenApi } from '../docs/openapi'
import type { Route } from '../http/route'
import { AREAS } from '../http/routes'
import type { Reply } from './client'

// What tests look at; that it is a valid document is a test of its own.
interface Response {
  $ref?: string
  content?: Record<string, { schema?: object }>
}
export interface Operation {
  tags: string[]
  description: string
  security: Record<string, unknown>[]
  parameters?: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: object }[]
  requestBody?: { description?: string; required: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, Response>
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; responses: Record<string, Response> }
}

export const OPEN_API = toOpenApi(AREAS, callCatalogue) as OpenApi

export const operationOf = ({ method, path }: Pick<Route, 'method' | 'path'>): Operation | undefined =>
  OPEN_API.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(OPEN_API, 'openapi')

/** References lead to the document from wherever they stand. */
export const inDocument = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/'))

const responseNamed = ({ responses }: Operation, status: number): Response | undefined => {
  const response = responses[String(status)]
  return response?.$ref ? OPEN_API.components.responses[response.$ref.split('/').at(-1) ?? ''] : response
}

/** What the document says otherwise of an answer; null when it names it. */
export function undescribedOf(route: Route, { status, headers, body }: Reply): string | null {
  const operation = operationOf(route)
  const response = operation && responseNamed(operation, status)
  if (!response) return `${status} is not named`
  const type = headers.get('content-type')?.split(';')[0]
  if (!response.content) return type === undefined ? null : `${status} has a body`
  const content = response.content[type ?? '']
  if (!content) return `${status} is ${type}`
  if (!content.schema || ajv.validate(inDocument(content.schema), body)) return null
  return `${status}: ${ajv.errorsText()}`
}
