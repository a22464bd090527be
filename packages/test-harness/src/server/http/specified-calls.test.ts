// Every call that the specifications name stands in docs/coverage.md; the server has each of them but those of capabilities that
// are to come, which are listed here.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { API } from './route'
import { ROUTES } from './routes'

/** Calls that nothing answers yet: rows of the ledger by the letter of the capability that brings them. The list only shrinks. */
const TO_COME: Readonly<Record<string, readonly string[]>> = {}

/** Calls whose path the specification leaves open, or says otherwise: what ours are called. */
const OURS: Readonly<Record<string, string>> = {
  'JP-7-028': `GET ${API}/findpassword/code/mobile`,
  'JP-7-029': `GET ${API}/findpassword/code/email`,
  // The payment app is one of the providers.
  'JP-7-032': `GET ${API}/users/social/{provider}/accesstoken/login`,
  'JP-7-037': `POST ${API}/users/avatar`,
  'JP-7-039': `DELETE ${API}/users/authorize`,
  'JP-7-051': `GET ${API}/ad/click`,
  'JP-7-065': `GET ${API}/users/messages/inbox/unread/count`,
  'JP-7-120': `POST ${API}/users/resumes/{id}/images`,
}

const CALL = /\b(GET|POST|PUT|PATCH|DELETE)(?: form)? ([\w./{}-]*\/[\w/{}-]*)/

interface Specified {
  readonly id: string
  /** `GET /users/letters` */
  readonly name: string
  readonly letter: string
}

const ledger = readFileSync(join(import.meta.dirname, '../../../../../docs/coverage.md'), 'utf8')

const specified: readonly Specified[] = [...ledger.matchAll(/^\| ((?:IM|JP)-\d-\d+) \|(.*)$/gm)].flatMap(
  ([, id = '', row = '']) => {
    const [item = '', status = '', builtIn = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const [, method, path = ''] = item.match(CALL) ?? []
    const whole = path.replace(/^\.\.\./, '/users/resumes/{id}').replace(/^(?!\/)/, '/')
    const name = OURS[id] ?? (method === undefined ? '' : `${method} ${whole}`)
    const letter = status === 'not yet' ? (builtIn.match(/^\((\w)\)$/)?.[1] ?? '') : ''
    return name === '' ? [] : [{ id, name, letter }]
  },
)

/** `GET /users/{id}/` and `GET /chat/users/:imId/` are alike: what stands for a value is `*`, and the base of the API is left out. */
const shapeOf = (call: string): string =>
  call
    .replace(/ (?:\/chat|\/biz|\/ai|\/api\/v1\.0\.0)(?=\/)/, ' ')
    .replace(/:\w+|\{\w+\}/g, '*')
    .replace(/\/$/, '')

/** The name of the product is a value in the specification and a word here. */
const routed = new Set(
  ROUTES.map(({ method, path }) => shapeOf(`${method} ${path}`).replace(' /sarika/im/', ' /*/im/')),
)

test('S-SPEC-10 every call that a specification names is routed, but those of capabilities to come', () => {
  expect(specified.length).toBeGreaterThan(170)
  const missing = specified.filter(({ name }) => !routed.has(shapeOf(name)))
  expect(missing.map(({ id }) => id).sort()).toEqual(Object.values(TO_COME).flat().sort())
})

test('S-SPEC-10 the ledger says the same of a call that is missing', () => {
  const open = specified.filter(({ letter }) => letter !== '')
  expect(open.map(({ id, letter }) => `${letter} ${id}`).sort()).toEqual(
    Object.entries(TO_COME)
      .flatMap(([letter, ids]) => ids.map((id) => `${letter} ${id}`))
      .sort(),
  )
})
