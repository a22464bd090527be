// Recorded simulation histories asked of the real server: node scripts/agree.mjs [--histories N] [--seed S]

import { importHarness } from './lib/bundle.mjs'
import { readWholeFlags } from './lib/lane.mjs'

const HELP = `node scripts/agree.mjs [--histories N] [--seed S]
Simulates N (1000) schedules from seed S (1) against the model server, asks the real server the same in the same order,
and compares verdicts, messages, numbers, receipts, marks, unread, contacts, blocks and groups. Exit 1: they differ.`

const { histories, seed } = readWholeFlags({ histories: 1_000, seed: 1 }, HELP)
const { runLane } = await importHarness('contract/lane.ts')
process.exit((await runLane(histories, seed)) ? 0 : 1)
