import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from './sh.mjs'

const CONTRACT = join(ROOT, 'packages/portal-web/src/contract')

export const PLANS_FILE = join(CONTRACT, 'phone-plans.json')

/** The library's data in its own shape, of the countries that have an account's phones. */
export function cutPlans() {
  const require = createRequire(join(CONTRACT, 'phones.ts'))
  const { version, countries } = require('libphonenumber-js/metadata.min.json')
  const list = readFileSync(join(CONTRACT, 'countries.ts'), 'utf8')
  const pairs = [...list.matchAll(/id: '(\w+)', dialCode: '(\d+)'/g)].map(([, id, code]) => [id, code])
  return {
    version,
    country_calling_codes: Object.fromEntries(pairs.map(([id, code]) => [code, [id]])),
    countries: Object.fromEntries(pairs.map(([id]) => [id, countries[id]])),
    nonGeographic: {},
  }
}
