import { closeSync, openSync, writeSync } from 'node:fs'
import { connect } from 'node:net'
import { BadInput } from '../bad-input'
import { startRecordingProxy } from '../record/proxy'
import { Recorder } from '../record/recorder'
import { findFreePort } from '../server/http/port'
import { Exit, type Flag, readArgs, readInteger, type Usage } from './args'
import type { Command } from './command'
import { untilStopped } from './until-stopped'

const DEFAULT_PORT = '4171'
const CONNECT_MS = 5_000

const usage = {
  command: 'record',
  summary:
    'Stands before a backend and records the chat of whoever goes through it, until Ctrl+C. No token, phone, e-mail, name or text is kept.',
  flags: {
    backend: { type: 'string', value: 'URL', help: 'what to stand before, e.g. http://127.0.0.1:4170' },
    out: { type: 'string', value: 'FILE', help: 'the recording; a file that is there stays as it is' },
    port: { type: 'string', value: 'N', help: `port on 127.0.0.1 (${DEFAULT_PORT}; 0 takes any free one)` },
    'keep-text': { type: 'boolean', help: 'keep what people wrote in messages; all else is replaced still' },
  },
} as const satisfies Usage<Record<string, Flag>>

function readBackend(value: string | undefined): URL {
  const text = value ?? ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url
  throw new BadInput(`--backend ${JSON.stringify(text)}: give an address such as http://127.0.0.1:4170.`)
}

/** Nobody there is said at once, and not by every page that fails later. */
function reach(backend: URL): Promise<void> {
  const port = Number(backend.port || (backend.protocol === 'https:' ? 443 : 80))
  return new Promise((resolve, reject) => {
    const socket = connect({ host: backend.hostname.replace(/^\[|\]$/g, ''), port, timeout: CONNECT_MS })
    const fail = (): void => {
      socket.destroy()
      reject(new BadInput(`--backend ${backend.origin}: nothing answers there. Start it, or give another.`))
    }
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
    socket.once('error', fail)
    socket.once('timeout', fail)
  })
}

function openNew(file: string | undefined): number {
  if (file === undefined || file === '')
    throw new BadInput('harness record: --out FILE is needed. See `harness record --help`.')
  try {
    return openSync(file, 'wx')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (code === 'EEXIST') throw new BadInput(`--out ${file}: is there already. Give another name.`)
    throw new BadInput(`--out ${file}: cannot be written (${code}). Give another place.`)
  }
}

async function record(args: readonly string[]) {
  const read = readArgs(usage, args)
  if (read.kind === 'help') {
    process.stdout.write(read.text)
    return Exit.ok
  }
  const { values } = read
  const backend = readBackend(values.backend)
  const port = readInteger('--port', values.port ?? DEFAULT_PORT, { min: 0, max: 65_535 })
  await reach(backend)
  if ((await findFreePort('127.0.0.1', port, 1)) === null)
    throw new BadInput(`--port ${port} is in use. Give another one.`)
  const file = openNew(values.out)
  let count = 0
  const recorder = new Recorder({
    source: 'proxy',
    redaction: values['keep-text'] === true ? 'keep-text' : 'text',
    // Written at once: a kill leaves everything up to here.
    sink: (bytes) => {
      writeSync(file, bytes)
      count++
    },
  })
  const stopped = untilStopped()
  const proxy = await startRecordingProxy(backend, recorder, {
    port,
    onUnknown: () =>
      process.stderr.write('a chat is not recorded: its login is older than this recording. Log in anew.\n'),
  })
  process.stdout.write(`ready ${proxy.url}/a/\n`)
  await stopped
  await proxy.close()
  await recorder.finish()
  closeSync(file)
  // the header is no record
  process.stderr.write(`${count - 1} records in ${values.out}\n`)
  return Exit.ok
}

/** `harness record`. Source: contract 1. */
export const command: Command = { run: record }
