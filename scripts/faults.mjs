// Real engines, a way with faults, a server process that is killed: node scripts/faults.mjs [--seeds N] [--seed S] [--rounds R]

import { join } from 'node:path'
import { importHarness } from './lib/bundle.mjs'
import { readWholeFlags } from './lib/lane.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `node scripts/faults.mjs [--seeds N] [--seed S] [--rounds R]
Each S-FAULT case for N (10) seeds from S (1), its fault R (6) times; the laws look at what is shown and
what the server's database holds. Exit 1: something was lost, doubled or wrong.`

const { seeds, seed, rounds } = readWholeFlags({ seeds: 10, seed: 1, rounds: 6 }, HELP)
const { runLane } = await importHarness('faults/lane.ts')
const root = join(ROOT, 'packages/test-harness')
process.exit((await runLane({ root, seeds, first: seed, rounds })) ? 0 : 1)
