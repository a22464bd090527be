// How often each thing may be done before somebody waits: a bucket each, by account, address or whatever the caller names.

import type { Clock } from './clock'
import * as limits from './limits'
import { type Rate, RateLimiter } from './rate'

const RATES = {
  /** Questions of one account to the assistant: ten at once, then twelve a minute. */
  questions: { burst: 10, perSecond: 1 / 5 },
  /** Times that one account asks for a person of the online service by a button: ten at once, then one a minute. */
  serviceAsks: { burst: 10, perSecond: 1 / 60 },
  /** What one agent takes, answers, hands over and closes. */
  serviceActs: { burst: 60, perSecond: 1 },
  /** Links that one account asks about: ten at once, then ten a minute. */
  linkPreviews: { burst: 10, perSecond: 10 / 60 },
  /** That one account writes; a client tells it every 4 s. What is over is dropped. Ours. */
  typing: { burst: 10, perSecond: 1 },
  /** Calls that one account begins: ten at once, then ten a minute (ours). */
  calls: { burst: 10, perSecond: 10 / 60 },
  /** What one account does in calls, and what it asks about them. */
  callSteps: { burst: 60, perSecond: 2 },
  /** Signals between devices in a call, of one account: in a meeting of eight some fifty at once. */
  callSignals: { burst: 400, perSecond: 40 },
  /** Sends of one account: this many at once, then so many a second. */
  sends: { burst: 60, perSecond: 20 },
  /** Questions about words, of one account; a person asks one when they send a text again. */
  wordChecks: { burst: 60, perSecond: 1 },
  /** Broadcasts of one account: five at once, then one every 5 s. */
  broadcasts: { burst: 5, perSecond: 1 / 5 },
  /** What one manager says to everybody: five at once, then one a minute (ours). */
  serviceSends: { burst: 5, perSecond: 1 / 60 },
  /** Receipts of one account. */
  receipts: { burst: 200, perSecond: 50 },
  /**
   * Frames of one account that cannot be read or carried out: each is answered, this many at once, then one a second. The next
   * one closes its socket (ours). A client that writes what the wire contract says sends none.
   */
  badFrames: { burst: 30, perSecond: 1 },
  /** Changes of contacts and groups by one account, each of which is kept and told to others: a hundred at once, then one every 5 s. */
  chatChanges: { burst: 100, perSecond: 1 / 5 },
  /** Changes of what one account is told of, and of where its pushes go. */
  bellChanges: { burst: 60, perSecond: 1 / 2 },
  /** Requests of one account to become somebody's contact (contract: 30 a day): thirty at once, then thirty in 24 hours. */
  contactRequests: { burst: 30, perSecond: 30 / (24 * 3_600) },
  /** Requests to one account, by whomever: above three hundred a day they are answered as always, and the account hears of none. */
  requestsTo: { burst: 300, perSecond: 300 / (24 * 3_600) },
  /** Searches of one account for a person by phone, id or user name: thirty at once, then thirty in 24 hours. */
  personSearches: { burst: 30, perSecond: 30 / (24 * 3_600) },
  matchedPhones: {
    burst: limits.MAX_MATCHED_PHONES,
    perSecond: limits.MAX_MATCHED_PHONES / (24 * 3_600),
  },
  /** Failed logins of one account from one address: ten at once, then one every 12 s. */
  failedLogins: { burst: 10, perSecond: 1 / 12 },
  /**
   * Failed logins of one account from everywhere: what ten addresses spend at once, then what six spend all the time. With
   * less, one or two addresses could keep the owner out; without a bound, many addresses could guess for ever.
   */
  guessedAccounts: { burst: 100, perSecond: 1 / 2 },
  /** Wrong codes for a new phone or e-mail of one account: ten at once, then one every 12 s. */
  failedChanges: { burst: 10, perSecond: 1 / 12 },
  /** Changes of the password of one account, done or refused, each two derivations: ten at once, then one a minute. */
  passwordChanges: { burst: 10, perSecond: 1 / 60 },
  /** Copies of one account's data: three at once, then one every ten minutes. */
  dataCopies: { burst: 3, perSecond: 1 / 600 },
  /** Logins (failed or not) from one address. */
  loginAddresses: { burst: 60, perSecond: 1 },
  /** Chats that one seeker opens from jobs: thirty at once, then one every 10 s. */
  jobChats: { burst: 30, perSecond: 1 / 10 },
  /** Changes of jobs by one account; the desk saves what is written every two seconds. */
  postings: { burst: 60, perSecond: 1 },
  /** Questions of one network address whether a QR code was scanned: forty desktops of one office, every 2 s. */
  qrPolls: { burst: 120, perSecond: 20 },
  /** Scans of one account, and the answers to them. */
  scans: { burst: 10, perSecond: 1 / 10 },
  /** Codes to one number or address: three at once, then one a minute. */
  codeRecipients: { burst: 3, perSecond: 1 / 60 },
  /** Wrong codes of one purpose for one number or address, however many codes were sent: never over twenty in 24 hours. */
  wrongCodes: { burst: 10, perSecond: 10 / (24 * 3_600) },
  /** Requests for a code from one network address. */
  codeAddresses: { burst: 30, perSecond: 1 / 10 },
  /** Codes to everybody together, by mail and by SMS each: what a flood from many addresses may cost. */
  codes: { burst: 300, perSecond: 2 },
  /** Pictures, codes to scan, and questions whether a name is taken, of one network address. */
  lookups: { burst: 60, perSecond: 1 },
  /** Files that one account uploads: a hundred at once, then one every 6 s (ours). */
  files: { burst: 100, perSecond: 1 / 6 },
  /** What one account sends, takes and asks for in the wallet, done or refused (ours). */
  walletActs: { burst: 60, perSecond: 1 / 2 },
  /** Avatars of one account, and files it uploads: five at once, then one every 10 s. */
  avatars: { burst: 5, perSecond: 1 / 10 },
  /** Avatars of one account, and files it uploads: five at once, then one every 10 s. */
  attachments: { burst: 5, perSecond: 1 / 10 },
  /**
   * Searches of jobs by visitors of one network address, which a school or a phone company's customers share: this many at once,
   * then two a second. At 100,000 jobs that is less than half of what the search can answer.
   */
  searchAddresses: { burst: 120, perSecond: 2 },
  /** Searches of jobs by one account. */
  searchAccounts: { burst: 240, perSecond: 4 },
  /** Reports of one account: twenty at once, then one a minute. */
  reports: { burst: 20, perSecond: 1 / 60 },
  /** Suggestions to visitors of one network address, and to one account: each key is one call, and ten people may type at once. */
  suggestAddresses: { burst: 300, perSecond: 10 },
  suggestAccounts: { burst: 120, perSecond: 5 },
  /**
   * Lists of candidates of one network address and of one account: enough to look for somebody all day, and too few to copy the
   * list: all 20,000 would take a recruiter an hour.
   */
  candidateAddresses: { burst: 60, perSecond: 1 / 4 },
  candidateAccounts: { burst: 60, perSecond: 1 / 4 },
  /** Applications of one seeker, a batch counts once: thirty at once, then one every 10 s. */
  applications: { burst: 30, perSecond: 1 / 10 },
  /** PDFs and Word documents of one person: ten an hour. */
  prints: { burst: 10, perSecond: 10 / 3_600 },
  /** Resumes and their photos that one network opens: a hundred and twenty at once, then one a second. */
  sharedResumes: { burst: 120, perSecond: 1 },
  /** Openings of one link by one reader that its owner is told of: one a day. */
  shareOpenings: { burst: 1, perSecond: 1 / 86_400 },
  /** Interviews and invitations that one employer offers: thirty at once, then one every 10 s. */
  offers: { burst: 30, perSecond: 1 / 10 },
  /** PDFs of one account: ten at once, then one every six minutes. */
  parses: { burst: 10, perSecond: 10 / 3_600 },
} satisfies Record<string, Rate>

export type RateName = keyof typeof RATES
export type Rates = { readonly [name in RateName]: RateLimiter }
/** Instead of ours, e.g. `{ sends: { burst: 1, perSecond: 1 } }`. */
export type GivenRates = { readonly [name in RateName]?: Rate }

/** What one account sends at once, and then each second. */
export const { sends: SEND_RATE, broadcasts: BROADCAST_RATE } = RATES

export function ratesOf(given: GivenRates, clock: Clock): Rates {
  const limiterOf = ([name, ours]: [string, Rate]) => [
    name,
    new RateLimiter(given[name as RateName] ?? ours, clock),
  ]
  return Object.fromEntries(Object.entries(RATES).map(limiterOf))
}
