import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './sh.mjs'

const CONTRACT = join(ROOT, 'packages/portal-web/src/contract')

const LIBRARY = join(ROOT, 'packages/portal-web/node_modules/libphonenumber-js/metadata.min.json')

export const PLANS_FILE = join(CONTRACT, 'phone-plans.json')

/** The library's data in its own shape, of the countries that have an account's phones. */
export function cutPlans() {
  const { version, countries } = JSON.parse(readFileSync(LIBRARY, 'utf8'))
  const list = readFileSync(join(CONTRACT, 'countries.ts'), 'utf8')
  const pairs = [...list.matchAll(/id: '(\w+)', dialCode: '(\d+)'/g)].map(([, id, code]) => [id, code])
  return {
    version,
    country_calling_codes: Object.fromEntries(pairs.map(([id, code]) => [code, [id]])),
    countries: Object.fromEntries(pairs.map(([id]) => [id, countries[id]])),
    nonGeographic: {},
  }
}
