import { BadInput } from '../bad-input'
import { type Played, play } from '../replay/play'
import { readTranscript } from '../replay/transcript'
import { DELIVERIES, type Delivery } from '../replay/transcript-backend'
import { Exit, type Flag, readArgs, readInteger, type Usage } from './args'
import type { Command } from './command'

const usage = {
  command: 'play',
  summary:
    'Plays a chat transcript through an engine, frame by frame and page by page, and prints what is shown.',
  positionals: 'TRANSCRIPT.jsonl[.gz]',
  flags: {
    as: { type: 'string', value: 'AUTHOR', help: 'who looks at it (need not occur)' },
    room: { type: 'string', value: 'R', help: 'only this room' },
    'read-up-to': {
      type: 'string',
      value: 'ID',
      help: 'everything up to this message is read (with --room)',
    },
    deliver: { type: 'string', value: DELIVERIES.join('|'), help: 'how it arrives (ordered)' },
    seed: { type: 'string', value: 'N', help: 'chance of the delivery (1)' },
    search: {
      type: 'string',
      value: 'TEXT',
      multiple: true,
      help: 'also search for a text; may be repeated',
    },
    json: { type: 'boolean', help: 'print the result as JSON' },
  },
} as const satisfies Usage<Record<string, Flag>>

function readDelivery(value: string): Delivery {
  const found = DELIVERIES.find((one) => one === value)
  if (found !== undefined) return found
  throw new BadInput(`--deliver ${JSON.stringify(value)}: give one of ${DELIVERIES.join(', ')}.`)
}

function table({ me, conversations, searches, digest, elapsedMs }: Played): string {
  return [
    `seen by ${me}, ${elapsedMs} ms`,
    ...conversations.map(
      ({ room, messages, unread, mentions, lastMessageId }) =>
        `${room}: ${messages} messages, ${unread} unread, ${mentions} mentions, last ${lastMessageId}`,
    ),
    ...searches.map(({ query, count, firstIds }) => `search ${query}: ${count} (${firstIds.join(', ')} ...)`),
    `digest ${digest}`,
    '',
  ].join('\n')
}

async function run(args: readonly string[]) {
  const read = readArgs(usage, args)
  if (read.kind === 'help') {
    process.stdout.write(read.text)
    return Exit.ok
  }
  const { values, positionals } = read
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0)
    throw new BadInput('harness play: give one transcript. See `harness play --help`.')
  if (values.as === undefined)
    throw new BadInput('harness play: --as AUTHOR is needed. See `harness play --help`.')
  const options = {
    as: values.as,
    deliver: readDelivery(values.deliver ?? 'ordered'),
    seed: readInteger('--seed', values.seed ?? '1', { min: 0, max: 2 ** 32 - 1 }),
    searches: values.search ?? [],
    ...(values.room === undefined ? {} : { room: values.room }),
    ...(values['read-up-to'] === undefined ? {} : { readUpTo: values['read-up-to'] }),
  }
  const messages = await readTranscript(file)
  process.stderr.write(`${messages.length} messages read\n`)
  const played = await play({ ...options, messages })
  process.stdout.write(values.json === true ? `${JSON.stringify(played)}\n` : table(played))
  return Exit.ok
}

/** `harness play`. Source: contract 1. */
export const command: Command = { run }
