import type { Captchas } from './accounts/captchas'
import type { PasswordCheck } from './accounts/passwords'
import type { QrLogins } from './accounts/qr-logins'
import type { ShortMemory } from './accounts/short-memory'
import type { SocialProviders } from './accounts/social-providers'
import type { StandIn } from './accounts/stand-in'
import type { Tokens } from './accounts/tokens'
import type { WordList } from './chat/words'
import type { Clock } from './clock'
import type { JobIndex } from './db/job-index-types'
import type { Db, MessageRow } from './db/tables'
import type { Writes } from './db/write-queue'
import type { Files } from './files/files'
import type { MapTiles } from './home/map-tiles'
import type { Answer } from './http/answer'
import type { FindDrawer } from './papers/drawer'
import type { PrintedSheets } from './papers/printed'
import type { Parser } from './parse/parser'
import type { Printer } from './printer/printer'
import type { RateLimiter } from './rate'
import type { Searcher } from './search/searcher'
import type { ReviewPolicy } from './seekers/resume-review'
import type { Hub } from './socket/hub'
import type { Presence } from './socket/presence'
import type { StorageWatch } from './storage-watch'
import type { Translator } from './translator/translator'

/** What every route and every frame works with. Made once, in index.ts. */
export interface Backend {
  /** reads; whoever writes uses `writes` */
  db: Db
  /** finds jobs by words */
  jobs: JobIndex
  /** the way to every question about jobs whose cost grows with their number */
  search: Searcher
  writes: Writes
  /** whether what is written can be stored */
  storage: StorageWatch
  /** what people send in the chat */
  files: Files
  clock: Clock
  tokens: Tokens
  passwords: PasswordCheck
  captchas: Captchas
  /** of requests for codes that were let in */
  nonces: ShortMemory<true>
  qrLogins: QrLogins
  /** what logins by a code were answered, by number, code and key of the try */
  codeLogins: ShortMemory<Answer<200>>
  social: SocialProviders
  standIn: StandIn
  /** null: there are no maps */
  mapTiles: MapTiles | null
  /** the address of the site before this one; "": there is none */
  oldSite: string
  translator: Translator
  /** what is not allowed in a chat */
  words: WordList
  /** messages that went to who was online and are kept nowhere, by sender and client id */
  passed: ShortMemory<MessageRow>
  /** reads PDFs into resumes */
  parser: Parser
  /** who reads a resume before employers do */
  reviewPolicy: ReviewPolicy
  /** what draws resumes as sheets, and what prints those */
  findDrawer: FindDrawer
  printer: Printer
  printed: PrintedSheets
  hub: Hub
  presence: Presence
  rates: {
    sends: RateLimiter
    wordChecks: RateLimiter
    broadcasts: RateLimiter
    receipts: RateLimiter
    badFrames: RateLimiter
    chatChanges: RateLimiter
    contactRequests: RateLimiter
    requestsTo: RateLimiter
    personSearches: RateLimiter
    matchedPhones: RateLimiter
    jobChats: RateLimiter
    postings: RateLimiter
    failedLogins: RateLimiter
    guessedAccounts: RateLimiter
    failedChanges: RateLimiter
    passwordChanges: RateLimiter
    loginAddresses: RateLimiter
    codeRecipients: RateLimiter
    codeAddresses: RateLimiter
    codes: RateLimiter
    wrongCodes: RateLimiter
    lookups: RateLimiter
    qrPolls: RateLimiter
    scans: RateLimiter
    avatars: RateLimiter
    applications: RateLimiter
    attachments: RateLimiter
    parses: RateLimiter
    files: RateLimiter
    offers: RateLimiter
    dataCopies: RateLimiter
    prints: RateLimiter
    reports: RateLimiter
    searchAddresses: RateLimiter
    searchAccounts: RateLimiter
    suggestAddresses: RateLimiter
    suggestAccounts: RateLimiter
  }
}
