// server/ is the backend: accounts, chat calls, jobs and the socket over one database. This file starts it.
//
//   http/    calls: route table -> guard -> shape -> handler      socket/  frames: session -> dispatch -> hub
//        \                                                         /
//         chat/ accounts/ jobs/ ...   rules and stores: (transaction, input, now) -> answer
//                  |
//                db/        SQLite or PostgreSQL: one writer, grouped commits, ack after commit

import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { Captchas } from './accounts/captchas'
import { type OauthSettings, oauthProvider } from './accounts/oauth-provider'
import { DEFAULT_COST, PasswordCheck } from './accounts/passwords'
import { QrLogins } from './accounts/qr-logins'
import { loadSecret } from './accounts/secret'
import { ShortMemory } from './accounts/short-memory'
import type { ProviderName, SocialProviders } from './accounts/social-providers'
import { StandIn } from './accounts/stand-in'
import { type TakenOver, takenOver } from './accounts/taken-over'
import { Tokens } from './accounts/tokens'
import { wechatProvider } from './accounts/wechat-provider'
import { EndLinks } from './alerts/end-links'
import { outboxMailer } from './alerts/mailer/outbox'
import { type SmtpSettings, smtpMailer } from './alerts/mailer/smtp'
import { startRounds } from './alerts/rounds'
import type { Answerer } from './assistant/assistant'
import { InTurn } from './assistant/in-turn'
import type { ModelSettings } from './assistant/model/exchange'
import { modelAnswerer } from './assistant/model/model'
import type { ReadFrom } from './assistant/reads'
import type { Backend } from './backend'
import { type CallSettings, NO_CALL_SERVERS } from './calls/settings'
import { CallWatch } from './calls/watch'
import { rewriteCandidates } from './candidates/write-candidate'
import { NO_WORDS, type WordList } from './chat/words'
import type { Clock } from './clock'
import { boundConnections, type ConnectionLimits } from './connections'
import { jobIndexOf } from './db/job-index'
import type { JobIndex } from './db/job-index-types'
import type { Lease } from './db/lease'
import { emptyDatabase, holdDatabase, openDatabase } from './db/open'
import type { OpenDatabase } from './db/open-database'
import type { Db } from './db/tables'
import { WriteQueue } from './db/write-queue'
import { Files } from './files/files'
import { folderStore } from './files/folder-store'
import { filesFolderOf } from './files/place'
import type { FileStore } from './files/store'
import type { MapTiles } from './home/map-tiles'
import { createApp } from './http/app'
import { findFreePort, PORTS_TO_TRY, portOf } from './http/port'
import { readAnswerTimes, writeAnswerTimes } from './jobs/answer-times'
import { refold } from './jobs/refold'
import * as limits from './limits'
import { loggerOptions } from './log'
import { drawerIn, type FindDrawer } from './papers/drawer'
import { PrintedSheets } from './papers/printed'
import { Parser } from './parse/parser'
import { eraseDue } from './personal-data/deletion'
import type { SitePorts } from './previews/ports'
import { PreviewSigns } from './previews/preview-signs'
import { Previews } from './previews/previews'
import { chromiumPrinter } from './printer/chromium'
import { noPrinter } from './printer/printer'
import { Pusher } from './push/pusher'
import type { PushSettings } from './push/settings'
import { type GivenRates, ratesOf } from './rates'
import { inProcess } from './search/in-process'
import type { SearchRunner } from './search/runner'
import { runnerOf } from './search/runner-of'
import { Searcher } from './search/searcher'
import { seedDemo } from './seed'
import type { ReviewPolicy } from './seekers/resume-review'
import { ShareSigns } from './shares/share-signs'
import { Hub } from './socket/hub'
import { Presence, realTimers, type Timers } from './socket/presence'
import { serveSocket } from './socket/upgrade'
import { StorageWatch } from './storage-watch'
import { noTranslator } from './translator/none'
import type { Translator } from './translator/translator'
import type { WalletSettings } from './wallet/rules'
import { Wallet } from './wallet/wallet'

/** Calls that are under way when the server closes have this long to finish. */
const CLOSING_GRACE_MS = 1_000
/** Of a new demo besides those written by hand. */
export const DEMO_JOBS = 3_000

export interface ServerOptions {
  /** 0 takes any free one; a taken one leads to the next free one, unless `strictPort` */
  port: number
  /** answer `port-taken` instead of taking the next free port */
  strictPort?: boolean
  /** default 127.0.0.1 */
  host?: string
  /** addresses and networks of the proxies in front, e.g. `['127.0.0.1']`: whom they forward for is the one who calls */
  proxies?: string[]
  /** a file, made when missing; `:memory:` keeps nothing; or `postgres://...` */
  database: string
  /** delete what the file holds and write the demo again */
  empty?: boolean
  /** the built portal, served under /a/ */
  portalDir?: string
  /** the captured mail and the stand-in for identity providers: whoever sees them can be anybody */
  devPages?: boolean
  /** no log lines */
  quiet?: boolean
  /** receives log lines (level info) instead of stdout */
  logStream?: { write(line: string): void }
  clock?: Clock
  /** what the grace of those who are gone waits by */
  timers?: Timers
  /** life of access and chat tokens */
  tokenTtlSeconds?: number
  /** log2 of scrypt's N; tests take a small one */
  passwordCost?: number
  /** who vouches for people; a stand-in does for those that are not named */
  providers?: { [name in ProviderName]?: OauthSettings }
  /** the mail server that job alerts go to; not said: they are captured, and shown at /dev/outbox */
  smtp?: SmtpSettings
  /** where links of mails lead, e.g. `https://sarika.example`; not said: to this server's own address */
  site?: string
  /** what maps are made of; null or not said: there are none */
  mapTiles?: MapTiles | null
  /** the site before this one, which the welcome leads to; not said: there is none */
  oldSite?: string
  /** false: there is no chat here; not said: there is one */
  chat?: boolean
  /** makes what answers in the conversation of the assistant; null or not said: there is none */
  assistant?: ((from: ReadFrom) => Answerer) | null
  /** a model that is asked before it; null or not said: no question leaves this server */
  assistantModel?: ModelSettings | null
  /** demo money in the chat; null or not said: there is none */
  wallet?: WalletSettings | null
  /** where files of the chat are, and bodies on their way; not said: beside the database file (files/place.ts) */
  filesDir?: string
  /** keeps the files instead of that folder */
  fileStore?: FileStore
  /** words and links that are not allowed in a chat; not said: all are */
  words?: WordList
  /** the way to pages that links lead to; not said: nobody asks them, and texts have no previews */
  sites?: SitePorts | undefined
  /** puts jobs into the reader's language; not said: nobody does */
  translator?: Translator
  /** false: PDFs are read without this machine's pdftotext */
  pdftotext?: boolean
  /** who reads a resume before employers do; people, unless it is said */
  review?: ReviewPolicy
  /** by which people are reached whose pages are closed; not said: they are not */
  push?: PushSettings | null
  /** servers that help calls through; not said: devices find each other, or do not */
  calls?: CallSettings
  /** a Chromium to print resumes with; not said: nobody prints */
  printer?: string
  /** what draws them instead of the built portal's */
  findDrawer?: FindDrawer
  /** jobs of a new demo besides those written by hand; tests take none */
  demoJobs?: number
  rates?: GivenRates
  connections?: Partial<ConnectionLimits>
}

export interface RunningServer {
  kind: 'running'
  /** `http://127.0.0.1:4170` */
  url: string
  port: number
  /** of the scripted employers */
  takenOver: TakenOver
  /** resolves when no push is on its way */
  whenPushed(): Promise<void>
  /** Closes sockets with 1012, stops taking calls, finishes what was accepted, closes the database. */
  close(): Promise<void>
}

export interface PortTaken {
  kind: 'port-taken'
  port: number
}

function socialProviders(
  settings: NonNullable<ServerOptions['providers']>,
  standIn: StandIn,
): SocialProviders {
  const of = (name: ProviderName) => {
    const own = settings[name]
    if (!own) return standIn.as(name)
    return name === 'wechat' ? wechatProvider(own) : oauthProvider(own)
  }
  return {
    wechat: of('wechat'),
    google: of('google'),
    facebook: of('facebook'),
    linkedin: of('linkedin'),
    longpay: of('longpay'),
  }
}

/** Who answers in the conversation of the assistant: a model first, where there is one. */
function answerersOf({ chat, assistant, assistantModel }: ServerOptions, from: ReadFrom): InTurn | null {
  if (chat === false || !assistant) return null
  return new InTurn([...(assistantModel ? [modelAnswerer(assistantModel, from)] : []), assistant(from)])
}

/** Everything that routes and frames work with, over an open database. */
export function createBackend(
  db: Db,
  jobs: JobIndex,
  secret: Uint8Array<ArrayBuffer>,
  options: ServerOptions,
  runner: SearchRunner = inProcess({ db, jobs }),
): Backend {
  const { clock = Date.now } = options
  const standIn = new StandIn(secret, clock)
  const hub = new Hub()
  const writes = new WriteQueue(db)
  const push = new Pusher({ db, writes, clock }, options.push ?? null)
  hub.whenKicked = (loginId) => push.forget(loginId)
  const filesDir = options.filesDir ?? filesFolderOf(options.database)
  const store = options.fileStore ?? folderStore(filesDir)
  const files = new Files(db, store, join(filesDir, 'arriving'), clock)
  const previewSigns = new PreviewSigns(secret)
  const search = new Searcher(runner, clock)
  const timers = options.timers ?? realTimers
  const wallet = options.wallet ? new Wallet(options.wallet, { db, writes, hub, push, clock, timers }) : null
  return {
    db,
    jobs,
    search,
    writes,
    storage: new StorageWatch(writes),
    files,
    clock,
    tokens: new Tokens(secret, clock, options.tokenTtlSeconds),
    endLinks: new EndLinks(secret),
    shareSigns: new ShareSigns(secret),
    passwords: new PasswordCheck(options.passwordCost ?? DEFAULT_COST),
    captchas: new Captchas(clock),
    nonces: new ShortMemory(limits.NONCE_TTL_MS, clock),
    qrLogins: new QrLogins(clock),
    codeLogins: new ShortMemory(limits.CODE_LOGIN_REPEAT_MS, clock),
    social: socialProviders(options.providers ?? {}, standIn),
    standIn,
    mapTiles: options.mapTiles ?? null,
    isChatOn: options.chat ?? true,
    assistant: answerersOf(options, { db, search, clock }),
    wallet,
    oldSite: options.oldSite ?? '',
    translator: options.translator ?? noTranslator,
    words: options.words ?? NO_WORDS,
    previews: options.sites === undefined ? null : new Previews(options.sites, files, previewSigns),
    previewSigns,
    passed: new ShortMemory(limits.PASSED_MS, clock),
    calls: new CallWatch({ db, writes, hub, clock, timers: options.timers ?? realTimers }),
    callAnswers: new ShortMemory(limits.PASSED_MS, clock),
    callSettings: options.calls ?? NO_CALL_SERVERS,
    parser: new Parser(options.pdftotext ?? true),
    reviewPolicy: options.review ?? 'by-people',
    findDrawer: options.findDrawer ?? drawerIn(options.portalDir),
    printed: new PrintedSheets(clock),
    printer: options.printer === undefined ? noPrinter : chromiumPrinter(options.printer),
    hub,
    push,
    presence: new Presence(db, writes, hub, clock, timers),
    rates: ratesOf(options.rates ?? {}, clock),
  }
}

/** Before anybody is answered: whatever is told of employers is of now. */
async function writeAnswerTimesNow({ db, writes, clock }: Backend): Promise<void> {
  const times = await readAnswerTimes(db, clock())
  await writes.run((trx) => writeAnswerTimes(trx, times))
}

/** While people write: read in the thread of the searches. What fails is tried again an hour later. */
async function countAnswerTimes({ search, writes }: Backend, log: FastifyBaseLogger): Promise<void> {
  try {
    const asked = await search.ask('answerTimes', {}, 'the server', new AbortController().signal)
    if (asked.kind === 'answered') await writes.run((trx) => writeAnswerTimes(trx, asked.value))
  } catch (error) {
    log.error({ err: error }, 'how soon employers answer could not be counted')
  }
}

async function forgetUnusedFiles({ files, writes }: Backend, log: FastifyBaseLogger): Promise<void> {
  try {
    await files.forgetUnused(writes)
  } catch (error) {
    log.error({ err: error }, 'files that nobody sent could not be removed')
  }
}

/** What could not be erased is tried again an hour later. */
async function eraseDueAccounts(backend: Backend, log: FastifyBaseLogger): Promise<void> {
  try {
    await eraseDue(backend)
  } catch (error) {
    log.error({ err: error }, 'an account could not be erased')
  }
}

/** What a crash left, and what nobody has sent. While people are answered: a store of files may be slow. */
async function tidyFiles(backend: Backend, log: FastifyBaseLogger): Promise<void> {
  try {
    await backend.files.forgetStrays()
  } catch (error) {
    log.error({ err: error }, 'files without a row could not be removed')
  }
  await forgetUnusedFiles(backend, log)
}

const MANY: ConnectionLimits = {
  total: limits.MAX_CONNECTIONS,
  perAddress: limits.MAX_CONNECTIONS_OF_ADDRESS,
  firstRequestMs: limits.FIRST_REQUEST_MS,
}

/** Serves an open database. What is opened here is closed again when the start fails. */
async function serve(
  opened: OpenDatabase,
  host: string,
  free: number,
  options: ServerOptions,
): Promise<RunningServer> {
  const { db, kind, close: closeDatabase } = opened
  const backend = createBackend(
    db,
    jobIndexOf(kind),
    await loadSecret(db),
    options,
    runnerOf(options.database, opened),
  )
  // First: what the demo writes is of this fold.
  await refold(backend.writes, backend.jobs)
  await rewriteCandidates(backend.writes)
  await seedDemo(backend.writes, backend.jobs, backend.clock(), {
    passwordCost: options.passwordCost ?? DEFAULT_COST,
    jobCount: options.demoJobs ?? DEMO_JOBS,
  })

  await writeAnswerTimesNow(backend)
  backend.files.clearTemporary()

  const logger = loggerOptions(options.quiet ?? false, options.logStream)
  const { portalDir, devPages: hasDevPages = false, proxies } = options
  const app = await createApp(backend, { portalDir, hasDevPages }, { logger, trustProxy: proxies ?? false })
  boundConnections(app.server, { ...MANY, ...options.connections }, proxies ?? [], app.log)
  backend.storage.whenChanged = (problem) =>
    app.log.error(problem === null ? 'what is written is stored again' : problem.message)
  backend.search.onTrouble((trouble) => app.log.error({ err: trouble }, 'a search had to be given up'))
  backend.push.whenTrouble = (line) => app.log.warn(`a push was not sent: ${line}`)
  if (backend.assistant)
    backend.assistant.whenTrouble = (error) =>
      app.log.warn({ err: error }, 'a question could not be answered')
  // First: whose time is over does not log in again.
  await eraseDueAccounts(backend, app.log)
  backend.calls.whenTrouble = (error) => app.log.error({ err: error }, 'a call could not be ended')
  await backend.calls.start()
  await backend.wallet?.open((line) => app.log.error(line))
  const closeSockets = serveSocket(app.server, backend, app.log)
  await app.listen({ host, port: free, backlog: limits.LISTEN_BACKLOG })
  const port = portOf(app.server) ?? free
  const counting = setInterval(() => void countAnswerTimes(backend, app.log), limits.ANSWER_TIMES_EVERY_MS)
  counting.unref()
  let tidying = tidyFiles(backend, app.log)
  const tidyEvery = setInterval(() => {
    tidying = tidying.then(() => forgetUnusedFiles(backend, app.log))
  }, limits.FILE_SWEEP_EVERY_MS)
  tidyEvery.unref()
  let erasing = Promise.resolve()
  const eraseEvery = setInterval(() => {
    erasing = erasing.then(() => eraseDueAccounts(backend, app.log))
  }, limits.DELETION_SWEEP_EVERY_MS)
  eraseEvery.unref()
  const url = `http://${host}:${port}`
  const { clock, writes } = backend
  const mailer = options.smtp ? smtpMailer(options.smtp, clock) : outboxMailer(writes, clock)
  const stopMails = startRounds({ ...backend, mailer, site: options.site ?? url }, app.log)
  const shutDown = async () => {
    clearInterval(counting)
    clearInterval(tidyEvery)
    clearInterval(eraseEvery)
    await closeSockets()
    backend.assistant?.close()
    await Promise.all([backend.wallet?.wake.close(), backend.printer.close(), backend.push.close()])
    // A connection that a browser opened in advance and never used counts as busy: without this, for 72 s.
    const cut = setTimeout(() => app.server.closeAllConnections(), CLOSING_GRACE_MS)
    await app.close()
    clearTimeout(cut)
    await Promise.all([tidying, erasing, stopMails()])
    await backend.search.close()
    await backend.writes.idle()
    await closeDatabase()
  }
  return {
    kind: 'running',
    url,
    port,
    takenOver: takenOver(db, backend.hub),
    whenPushed: () => backend.push.idle(),
    close: shutDown,
  }
}

async function startHeld(lease: Lease, options: ServerOptions): Promise<RunningServer | PortTaken> {
  const { host = '127.0.0.1', database } = options
  // Looked at before the data is: a taken port must cost nothing, with `empty` least of all.
  const free = await findFreePort(host, options.port, options.strictPort ? 1 : PORTS_TO_TRY)
  if (free === null) {
    if (options.strictPort) return { kind: 'port-taken', port: options.port }
    throw new Error(`ports ${options.port} to ${options.port + PORTS_TO_TRY - 1} are all in use`)
  }

  // Said before it listens, so that who comes meanwhile hears more than that somebody is starting.
  if (free !== 0) lease.tell(`http://${host}:${free}`)
  if (options.empty) await emptyDatabase(database)
  const opened = await openDatabase(database)
  try {
    const server = await serve(opened, host, free, options)
    lease.tell(server.url)
    return server
  } catch (error) {
    await opened.close()
    throw error
  }
}

/**
 * Starts the backend. Answers `port-taken` when the port (with `strictPort`), or fifty from it on, are in use. Throws
 * `DatabaseHeld` when another server serves from the file (nothing is touched then, with `empty` neither),
 * `DatabaseUnusable` when the database cannot be opened, and `CannotStore` when its disk is full.
 */
export async function startServer(
  options: ServerOptions & { strictPort: true },
): Promise<RunningServer | PortTaken>
export async function startServer(options: ServerOptions): Promise<RunningServer>
export async function startServer(options: ServerOptions): Promise<RunningServer | PortTaken> {
  const lease = await holdDatabase(options.database)
  let server: RunningServer | PortTaken
  try {
    server = await startHeld(lease, options)
  } catch (error) {
    lease.release()
    throw error
  }
  if (server.kind === 'port-taken') {
    lease.release()
    return server
  }
  const { close } = server
  let closing: Promise<void> | undefined
  return {
    ...server,
    close: () => {
      closing ??= close().finally(() => lease.release())
      return closing
    },
  }
}
