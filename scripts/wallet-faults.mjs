// npm run wallet-faults: demo money under faults, at length.

import { join } from 'node:path'
import { importHarness } from './lib/bundle.mjs'
import { readWholeFlags } from './lib/lane.mjs'
import { build, checkNode, install } from './lib/prepare.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `npm run wallet-faults -- [--histories N] [--kills N] [--seed S]
N (10000) random histories from seed S (0) over a driver that drops, beside a plain model; then N (30) times SIGKILL to a
real \`harness serve\` while people send, open and split: between debit and credit, before and behind a commit, at a random
moment. Everything is asked again after each start. DATABASE_URL names an empty PostgreSQL for the kills.
Exit 1: a cent was made or lost, a card is missing or doubled, or a call was done twice.`

const { histories, kills, seed } = readWholeFlags({ histories: 10_000, kills: 30, seed: 0 }, HELP)
checkNode()
install()
if (kills > 0) build()
const { runLane } = await importHarness('faults/wallet-lane.ts')
const root = join(ROOT, 'packages/test-harness')
const database = process.env.DATABASE_URL || undefined
process.exit((await runLane({ root, seed, histories, kills, database })) ? 0 : 1)
