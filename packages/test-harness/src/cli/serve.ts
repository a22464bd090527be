import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Cast, startActors } from '../actors/cast'
import { BadInput } from '../bad-input'
import { type RunningServer, type ServerOptions, startServer } from '../server'
import { CannotStore } from '../server/db/cannot-store'
import { DatabaseHeld, DatabaseUnusable } from '../server/db/open-database'
import { realSites } from '../server/previews/ports'
import { AGENTS, DEMO_PASSWORD, PEOPLE, REVIEWER, SERVICE } from '../server/seed/people'
import { Exit, type Flag, readArgs, readInteger, type Usage } from './args'
import { ASSISTANT_FLAG, readAssistant } from './assistant'
import { ASSISTANT_MODEL_FLAG, ASSISTANT_URL_FLAG, readAssistantModel } from './assistant-model'
import { readCallSettings, TURN_FLAG, TURN_SECRET_FLAG } from './call-settings'
import { CHAT_FLAG, readChat } from './chat'
import type { Command } from './command'
import { DATABASE_FLAG, readDatabase } from './database'
import { readFileSettings } from './file-settings'
import { MAIL_FROM_FLAG, readMailSettings, SITE_FLAG, SMTP_FLAG } from './mail-settings'
import { readMapTiles } from './map-settings'
import { readOldSite } from './old-site'
import { PRINTER_FLAG, readPrinter } from './printer'
import { readProviders } from './provider-settings'
import { PROXY_FLAG, readProxies } from './proxies'
import { readPushSettings } from './push-settings'
import { REVIEW_FLAG, readReviewPolicy } from './review'
import { untilStopped } from './until-stopped'
import { readWallet, WALLET_FLAG } from './wallet'
import { readWords, WORDS_FLAG } from './words'

const DEFAULT_PORT = '4170'
const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** Seen from dist/, where this runs: the built pages of the workspace; an installed pack has none beside it, and brings its own. */
const WORKSPACE_PAGES = fromHere('../../portal-web/dist')
const PORTAL_DIR = existsSync(WORKSPACE_PAGES) ? WORKSPACE_PAGES : fromHere('../portal')

const usage = {
  command: 'serve',
  summary:
    'Serves backend and portal until Ctrl+C. Prints one line that begins with `ready` once it listens.',
  flags: {
    port: { type: 'string', value: 'N', help: `port on 127.0.0.1 (${DEFAULT_PORT}; 0 takes any free one)` },
    'next-port': { type: 'boolean', help: 'take the next free port when it is in use' },
    database: DATABASE_FLAG,
    empty: { type: 'boolean', help: 'delete the data and write the demo again' },
    once: {
      type: 'boolean',
      help: 'where a server runs on this file already: print its address and end well',
    },
    'no-dev-pages': {
      type: 'boolean',
      help: 'behind a proxy: no captured mail and SMS at /dev/outbox, no stand-in for identity providers',
    },
    proxy: PROXY_FLAG,
    review: REVIEW_FLAG,
    printer: PRINTER_FLAG,
    words: WORDS_FLAG,
    chat: CHAT_FLAG,
    wallet: WALLET_FLAG,
    assistant: ASSISTANT_FLAG,
    'assistant-url': ASSISTANT_URL_FLAG,
    'assistant-model': ASSISTANT_MODEL_FLAG,
    'no-link-previews': { type: 'boolean', help: 'ask no other site what links in messages lead to' },
    turn: TURN_FLAG,
    'turn-secret': TURN_SECRET_FLAG,
    smtp: SMTP_FLAG,
    'mail-from': MAIL_FROM_FLAG,
    site: SITE_FLAG,
    actors: { type: 'boolean', help: 'scripted people answer for three of the demo employers' },
  },
} as const satisfies Usage<Record<string, Flag>>

/** Starts; a taken port, and a file that is no database, has no room or is another server's, are bad input. */
async function start(options: ServerOptions, strictPort: boolean): Promise<RunningServer> {
  try {
    const server = strictPort ? await startServer({ ...options, strictPort }) : await startServer(options)
    if (server.kind === 'running') return server
    throw new BadInput(`--port ${server.port} is in use. Give another one, or --next-port.`)
  } catch (error) {
    if (error instanceof DatabaseUnusable)
      throw new BadInput(`--database ${error.message}. Give another one.`)
    if (error instanceof CannotStore)
      throw new BadInput(`--database: ${error.noRoom}. Make room there, or give another one.`)
    throw error
  }
}

const startCast = ({ url, takenOver }: RunningServer): Promise<Cast> =>
  startActors(url, { takenOver, report: (line) => process.stderr.write(`${line}\n`) })

async function serve(args: readonly string[]) {
  const read = readArgs(usage, args)
  if (read.kind === 'help') {
    process.stdout.write(read.text)
    return Exit.ok
  }
  const { values } = read
  const assistant = readAssistant(values.assistant, process.env)
  const options = {
    port: readInteger('--port', values.port ?? DEFAULT_PORT, { min: 0, max: 65_535 }),
    database: readDatabase(values.database),
    empty: values.empty ?? false,
    devPages: !values['no-dev-pages'],
    proxies: readProxies(values.proxy),
    review: readReviewPolicy(values.review),
    portalDir: PORTAL_DIR,
    words: readWords(values.words),
    chat: readChat(values.chat),
    wallet: readWallet(values.wallet, process.env),
    assistant,
    assistantModel: readAssistantModel(
      { url: values['assistant-url'], model: values['assistant-model'] },
      process.env,
      assistant,
    ),
    sites: values['no-link-previews'] ? undefined : realSites,
    ...readPrinter(values.printer, process.env),
    ...readMailSettings({ smtp: values.smtp, from: values['mail-from'], site: values.site }, process.env),
    providers: readProviders(process.env),
    mapTiles: readMapTiles(process.env),
    oldSite: readOldSite(process.env),
    push: readPushSettings(process.env),
    calls: readCallSettings({ turn: values.turn, secret: values['turn-secret'] }, process.env),
    ...readFileSettings(process.env),
  }
  const stopped = untilStopped()
  let server: RunningServer
  try {
    server = await start(options, !values['next-port'])
  } catch (error) {
    if (!(error instanceof DatabaseHeld)) throw error
    // Whoever wants the data gone is told that they are not.
    if (!values.once || values.empty)
      throw new BadInput(`--database ${error.message}. Stop that one, or give another file.`)
    process.stdout.write(error.address ? `already running at ${error.address}/a/\n` : `${error.message}\n`)
    return Exit.ok
  }
  process.stdout.write(`ready ${server.url}/a/\n`)
  process.stdout.write(`demo accounts (password ${DEMO_PASSWORD} for all):\n`)
  for (const kind of ['seeker', 'employer']) {
    const names = PEOPLE.filter((person) => person.kind === kind).map((person) => person.login)
    process.stdout.write(`  ${kind}s: ${names.join(', ')}\n`)
  }
  process.stdout.write(`  reads resumes and reports: ${REVIEWER.login}\n`)
  process.stdout.write(`  is written to as the online service: ${SERVICE.login}\n`)
  process.stdout.write(`  answers at the online service: ${AGENTS.map(({ login }) => login).join(', ')}\n`)
  const cast = values.actors ? await startCast(server) : undefined
  if (cast)
    process.stdout.write(`  answered for by a script until you log in as them: ${cast.logins.join(', ')}\n`)
  await stopped
  await cast?.stop()
  await server.close()
  return Exit.ok
}

export const command: Command = { run: serve }
