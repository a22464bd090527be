import type { Captchas } from './accounts/captchas'
import type { PasswordCheck } from './accounts/passwords'
import type { QrLogins } from './accounts/qr-logins'
import type { ShortMemory } from './accounts/short-memory'
import type { SocialProviders } from './accounts/social-providers'
import type { StandIn } from './accounts/stand-in'
import type { Tokens } from './accounts/tokens'
import type { EndLinks } from './alerts/end-links'
import type { Assistant } from './assistant/assistant'
import type { CallSettings } from './calls/settings'
import type { CallWatch } from './calls/watch'
import type { Refusal } from './chat/codes'
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
import type { PreviewSigns } from './previews/preview-signs'
import type { Previews } from './previews/previews'
import type { Printer } from './printer/printer'
import type { Pusher } from './push/pusher'
import type { Rates } from './rates'
import type { Searcher } from './search/searcher'
import type { ReviewPolicy } from './seekers/resume-review'
import type { ShareSigns } from './shares/share-signs'
import type { Hub } from './socket/hub'
import type { Presence } from './socket/presence'
import type { StorageWatch } from './storage-watch'
import type { Translator } from './translator/translator'
import type { Wallet } from './wallet/wallet'

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
  /** of mails, by which their readers end them */
  endLinks: EndLinks
  /** of links to resumes */
  shareSigns: ShareSigns
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
  /** false: nobody logs in to the chat, and no call of it is answered */
  isChatOn: boolean
  /** answers what people ask in its conversation; null: there is no assistant */
  assistant: Assistant | null
  /** demo money; null: there is none here */
  wallet: Wallet | null
  /** the address of the site before this one; "": there is none */
  oldSite: string
  translator: Translator
  /** what is not allowed in a chat */
  words: WordList
  /** asks what links lead to; null: this deployment asks nobody */
  previews: Previews | null
  previewSigns: PreviewSigns
  /** messages that went to who was online and are kept nowhere, by sender and client id */
  passed: ShortMemory<MessageRow>
  /** ends calls that nobody answers, and those whose devices are gone */
  calls: CallWatch
  /** what was answered to steps of calls, by who asked and the id of the notice; null: they were done */
  callAnswers: ShortMemory<Refusal | null>
  callSettings: CallSettings
  /** reads PDFs into resumes */
  parser: Parser
  /** who reads a resume before employers do */
  reviewPolicy: ReviewPolicy
  /** what draws resumes as sheets, and what prints those */
  findDrawer: FindDrawer
  printer: Printer
  printed: PrintedSheets
  hub: Hub
  /** reaches those whose pages are closed */
  push: Pusher
  presence: Presence
  rates: Rates
}
