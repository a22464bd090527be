// npm run bench:chat: the chat screen as people feel it, built pages in a real Chromium on the real server, and docs/numbers-chat.md.

import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { gatesOf, lineOf, numbersPage } from './lib/chat-report.mjs'
import { measureOther, measureOwn, measureScroll, openChat } from './lib/chat-stage.mjs'
import { build } from './lib/prepare.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `npm run bench:chat -- [--messages N] [--sends N]
One conversation of 100,000 messages, real pages on the real server. Writes docs/numbers-chat.md, which tells how it measures.
  --messages N   messages stored before, instead of 100000; writes nothing
  --sends N      sends that are measured, in each round, instead of 100; writes nothing
Exit 1: a figure is not met; 2: bad input.`

/** Of own bubbles, each with a browser of its own. */
const ROUNDS = 3

/** The options, or a line that says what is wrong with them. */
function optionsOf(args) {
  const options = { messages: 100_000, sends: 100, isWhole: args.length === 0 }
  for (let index = 0; index < args.length; index += 2) {
    const name = args[index].slice(2)
    if (name !== 'messages' && name !== 'sends')
      return `${args[index]}: only --messages, --sends and --help are known`
    options[name] = Number(args[index + 1])
    if (!Number.isInteger(options[name]) || options[name] < 1) return `--${name}: a whole number from 1`
  }
  return options
}

async function bench({ messages, sends, isWhole }) {
  build()
  const { origin, close } = await openChat(messages)
  try {
    const rounds = []
    for (let round = 1; round <= ROUNDS; round++) {
      rounds.push(await measureOwn(origin, sends))
      console.error(`own bubbles: round ${round} of ${ROUNDS}`)
    }
    const other = await measureOther(origin, sends)
    console.error('the other screen is measured')
    const { version, ...scroll } = await measureScroll(origin)
    const gates = gatesOf({ rounds, ...other, scroll })
    for (const gate of gates) console.log(lineOf(gate))
    const setting = { messages, cores: availableParallelism(), version }
    if (isWhole) writeFileSync(join(ROOT, 'docs/numbers-chat.md'), numbersPage(gates, setting))
    return gates.every(({ isMet }) => isMet)
  } finally {
    await close()
  }
}

const args = process.argv.slice(2)
const options = args.includes('--help') ? HELP : optionsOf(args)
if (options === HELP) console.log(HELP)
else if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 2
} else if (!(await bench(options))) process.exitCode = 1
