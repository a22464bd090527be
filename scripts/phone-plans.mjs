// Writes the numbering plans of the portal's 15 countries, cut out of libphonenumber-js's 245, after its version was raised:
//
//   node scripts/phone-plans.mjs
import { writeFileSync } from 'node:fs'
import { cutPlans, PLANS_FILE } from './lib/phone-plans.mjs'

writeFileSync(PLANS_FILE, `${JSON.stringify(cutPlans())}\n`)
