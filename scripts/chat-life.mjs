// npm run chat-life: people who talk for twenty minutes, at a desk, in the portal and on a phone.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from './lib/help.mjs'
import { faultsOf, linesOf } from './lib/life-report.mjs'
import { live } from './lib/life-stage.mjs'
import { build } from './lib/prepare.mjs'
import { serve } from './lib/serve.mjs'

const HELP = `node scripts/chat-life.mjs [--minutes N]
A seeker in the portal, a recruiter at the desk and a member of their group on a phone write, read, search, open details and go on, in
built pages on the real server. One line a page: its heap after collection at a quarter of the time (minute 5 of 20) and at the end.
  --minutes N   instead of 20, from 1
Exit 1: a page complained in its console, axe found a barrier, or a heap grew to more than 1.2 of what it was; 2: bad input.`

const { values, words, refuse } = readArguments({ minutes: { type: 'string' } }, HELP)
if (words.length > 0) refuse(`${words[0]}: only --minutes is known`)
const minutes = Number(values.minutes ?? 20)
if (!Number.isInteger(minutes) || minutes < 1)
  refuse(`--minutes ${values.minutes}: give a whole number from 1`)

build()
const folder = await mkdtemp(join(tmpdir(), 'sarika-chat-life-'))
const { origin, stop } = await serve(folder)
try {
  const pages = await live(origin, minutes * 60_000)
  for (const line of linesOf(pages)) console.log(line)
  const faults = faultsOf(pages)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await stop()
  await rm(folder, { recursive: true, force: true })
}
