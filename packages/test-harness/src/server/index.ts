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
import type { Backend } from './backend'
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
import { chromiumPrinter } from './printer/chromium'
import { noPrinter } from './printer/printer'
import { type Rate, RateLimiter } from './rate'
import { inProcess } from './search/in-process'
import type { SearchRunner } from './search/runner'
import { runnerOf } from './search/runner-of'
import { Searcher } from './search/searcher'
import { seedDemo } from './seed'
import type { ReviewPolicy } from './seekers/resume-review'
import { Hub } from './socket/hub'
import { Presence, realTimers, type Timers } from './socket/presence'
import { serveSocket } from './socket/upgrade'
import { StorageWatch } from './storage-watch'
import { noTranslator } from './translator/none'
import type { Translator } from './translator/translator'

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
  /** what maps are made of; null or not said: there are none */
  mapTiles?: MapTiles | null
  /** the site before this one, which the welcome leads to; not said: there is none */
  oldSite?: string
  /** where files of the chat are, and bodies on their way; not said: beside the database file (files/place.ts) */
  filesDir?: string
  /** keeps the files instead of that folder */
  fileStore?: FileStore
  /** words and links that are not allowed in a chat; not said: all are */
  words?: WordList
  /** puts jobs into the reader's language; not said: nobody does */
  translator?: Translator
  /** false: PDFs are read without this machine's pdftotext */
  pdftotext?: boolean
  /** who reads a resume before employers do; people, unless it is said */
  review?: ReviewPolicy
  /** a Chromium to print resumes with; not said: nobody prints */
  printer?: string
  /** what draws them instead of the built portal's */
  findDrawer?: FindDrawer
  /** jobs of a new demo besides those written by hand; tests take none */
  demoJobs?: number
  rates?: { [name in keyof Backend['rates']]?: Rate }
  connections?: Partial<ConnectionLimits>
}

export interface RunningServer {
  kind: 'running'
  /** `http://127.0.0.1:4170` */
  url: string
  port: number
  /** of the scripted employers */
  takenOver: TakenOver
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

/** Everything that routes and frames work with, over an open database. */
export function createBackend(
  db: Db,
  jobs: JobIndex,
  secret: Uint8Array<ArrayBuffer>,
  options: ServerOptions,
  runner: SearchRunner = inProcess({ db, jobs }),
): Backend {
  const { clock = Date.now, rates = {} } = options
  const standIn = new StandIn(secret, clock)
  const hub = new Hub()
  const writes = new WriteQueue(db)
  const filesDir = options.filesDir ?? filesFolderOf(options.database)
  const store = options.fileStore ?? folderStore(filesDir)
  return {
    db,
    jobs,
    search: new Searcher(runner, clock),
    writes,
    storage: new StorageWatch(writes),
    files: new Files(db, store, join(filesDir, 'arriving'), clock),
    clock,
    tokens: new Tokens(secret, clock, options.tokenTtlSeconds),
    passwords: new PasswordCheck(options.passwordCost ?? DEFAULT_COST),
    captchas: new Captchas(clock),
    nonces: new ShortMemory(limits.NONCE_TTL_MS, clock),
    qrLogins: new QrLogins(clock),
    codeLogins: new ShortMemory(limits.CODE_LOGIN_REPEAT_MS, clock),
    social: socialProviders(options.providers ?? {}, standIn),
    standIn,
    mapTiles: options.mapTiles ?? null,
    oldSite: options.oldSite ?? '',
    translator: options.translator ?? noTranslator,
    words: options.words ?? NO_WORDS,
    passed: new ShortMemory(limits.PASSED_MS, clock),
    parser: new Parser(options.pdftotext ?? true),
    reviewPolicy: options.review ?? 'by-people',
    findDrawer: options.findDrawer ?? drawerIn(options.portalDir),
    printed: new PrintedSheets(clock),
    printer: options.printer === undefined ? noPrinter : chromiumPrinter(options.printer),
    hub,
    presence: new Presence(db, hub, clock, options.timers ?? realTimers),
    rates: {
      sends: new RateLimiter(rates.sends ?? limits.SEND_RATE, clock),
      wordChecks: new RateLimiter(rates.wordChecks ?? limits.WORD_CHECK_RATE, clock),
      broadcasts: new RateLimiter(rates.broadcasts ?? limits.BROADCAST_RATE, clock),
      receipts: new RateLimiter(rates.receipts ?? limits.RECEIPT_RATE, clock),
      badFrames: new RateLimiter(rates.badFrames ?? limits.BAD_FRAME_RATE, clock),
      chatChanges: new RateLimiter(rates.chatChanges ?? limits.CHAT_CHANGE_RATE, clock),
      contactRequests: new RateLimiter(rates.contactRequests ?? limits.CONTACT_REQUEST_RATE, clock),
      requestsTo: new RateLimiter(rates.requestsTo ?? limits.REQUESTS_TO_RATE, clock),
      personSearches: new RateLimiter(rates.personSearches ?? limits.PERSON_SEARCH_RATE, clock),
      matchedPhones: new RateLimiter(rates.matchedPhones ?? limits.MATCHED_PHONE_RATE, clock),
      jobChats: new RateLimiter(rates.jobChats ?? limits.JOB_CHAT_RATE, clock),
      postings: new RateLimiter(rates.postings ?? limits.POSTING_RATE, clock),
      failedLogins: new RateLimiter(rates.failedLogins ?? limits.FAILED_LOGIN_RATE, clock),
      guessedAccounts: new RateLimiter(rates.guessedAccounts ?? limits.GUESSED_ACCOUNT_RATE, clock),
      failedChanges: new RateLimiter(rates.failedChanges ?? limits.FAILED_CHANGE_RATE, clock),
      passwordChanges: new RateLimiter(rates.passwordChanges ?? limits.PASSWORD_CHANGE_RATE, clock),
      loginAddresses: new RateLimiter(rates.loginAddresses ?? limits.LOGIN_ADDRESS_RATE, clock),
      codeRecipients: new RateLimiter(rates.codeRecipients ?? limits.CODE_RECIPIENT_RATE, clock),
      codeAddresses: new RateLimiter(rates.codeAddresses ?? limits.CODE_ADDRESS_RATE, clock),
      codes: new RateLimiter(rates.codes ?? limits.CODE_OVERALL_RATE, clock),
      wrongCodes: new RateLimiter(rates.wrongCodes ?? limits.WRONG_CODE_RATE, clock),
      lookups: new RateLimiter(rates.lookups ?? limits.LOOKUP_RATE, clock),
      qrPolls: new RateLimiter(rates.qrPolls ?? limits.QR_POLL_RATE, clock),
      scans: new RateLimiter(rates.scans ?? limits.SCAN_RATE, clock),
      avatars: new RateLimiter(rates.avatars ?? limits.AVATAR_RATE, clock),
      applications: new RateLimiter(rates.applications ?? limits.APPLY_RATE, clock),
      attachments: new RateLimiter(rates.attachments ?? limits.AVATAR_RATE, clock),
      parses: new RateLimiter(rates.parses ?? limits.PARSE_RATE, clock),
      files: new RateLimiter(rates.files ?? limits.FILE_RATE, clock),
      offers: new RateLimiter(rates.offers ?? limits.OFFER_RATE, clock),
      dataCopies: new RateLimiter(rates.dataCopies ?? limits.DATA_COPY_RATE, clock),
      prints: new RateLimiter(rates.prints ?? limits.PRINT_RATE, clock),
      reports: new RateLimiter(rates.reports ?? limits.REPORT_RATE, clock),
      searchAddresses: new RateLimiter(rates.searchAddresses ?? limits.SEARCH_ADDRESS_RATE, clock),
      searchAccounts: new RateLimiter(rates.searchAccounts ?? limits.SEARCH_ACCOUNT_RATE, clock),
      suggestAddresses: new RateLimiter(rates.suggestAddresses ?? limits.SUGGEST_ADDRESS_RATE, clock),
      suggestAccounts: new RateLimiter(rates.suggestAccounts ?? limits.SUGGEST_ACCOUNT_RATE, clock),
    },
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
  // First: whose time is over does not log in again.
  await eraseDueAccounts(backend, app.log)
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
  const shutDown = async () => {
    clearInterval(counting)
    clearInterval(tidyEvery)
    clearInterval(eraseEvery)
    await closeSockets()
    await backend.printer.close()
    // A connection that a browser opened in advance and never used counts as busy: without this, for 72 s.
    const cut = setTimeout(() => app.server.closeAllConnections(), CLOSING_GRACE_MS)
    await app.close()
    clearTimeout(cut)
    await Promise.all([tidying, erasing])
    await backend.search.close()
    await backend.writes.idle()
    await closeDatabase()
  }
  return {
    kind: 'running',
    url: `http://${host}:${port}`,
    port,
    takenOver: takenOver(db, backend.hub),
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
