import { type JsonSchema, toJsonSchema } from '../docs/json-schema'
import type { Route } from '../http/route'

const namesIn = ({ properties = {}, anyOf = [], oneOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...oneOf].flatMap(namesIn),
]

/** Every field that a call takes, of its body or its query, and one that none takes: `["page", "size", "noField"]`. */
export function fieldsOf({ body, query }: Pick<Route, 'body' | 'query'>): string[] {
  const names = [body, query].flatMap((schema) => (schema ? namesIn(toJsonSchema(schema, 'input')) : []))
  return [...new Set(names), 'noField']
}
