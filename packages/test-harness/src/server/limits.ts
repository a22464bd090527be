// The limits of the server: every number that it goes by, once, with its unit and its source. A rate is so many tries at
// once (`burst`), then so many more each second (`perSecond`); rate.ts counts them.

/** Chat text, in graphemes as a reader counts them (specification 5; contract 9). */
export const MAX_TEXT_GRAPHEMES = 800
/** Chat text, in UTF-16 units: bounds what a few graphemes of many code points may weigh (contract 9). */
export const MAX_TEXT_UNITS = 3_200
/** Content of every other kind (a url, a card as JSON), in UTF-16 units. */
export const MAX_CARD_UNITS = 8_192
/** `extra` as JSON text, in UTF-16 units. */
export const MAX_EXTRA_UNITS = 8_192
/** How deep JSON from outside may nest. */
export const MAX_JSON_DEPTH = 32

/** Quick replies of one account (specification 5, 9). */
export const MAX_QUICK_REPLIES = 10

/** One frame of the socket, in bytes; a longer one closes with 1009. */
export const MAX_FRAME_BYTES = 64 * 1024
/** One request body, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024
/** A request must be complete within this time. */
export const REQUEST_TIMEOUT_MS = 60_000
/**
 * A connection that has brought no whole head of a request within this time is closed (ours). A browser opens some in
 * advance and opens another one when it needs it.
 */
export const FIRST_REQUEST_MS = 30_000
/** Connections at once, sockets among them, and those of one network address, which may be a whole office (ours). */
export const MAX_CONNECTIONS = 20_000
export const MAX_CONNECTIONS_OF_ADDRESS = 1_000
/** When a client without a place, or without room on the disk for what it sends, may come again, in ms. */
export const COME_AGAIN_MS = 5_000
/** Bytes that may wait unsent in one socket. Above it the socket is closed, and its owner catches up by pages. */
export const MAX_SOCKET_BACKLOG_BYTES = 8 * 1024 * 1024

/**
 * Connections that may wait to be accepted; the system caps it. After a restart everybody comes at once, and a client that
 * finds no place waits for minutes: with Node's 511 some of 5,000 waited for two.
 */
export const LISTEN_BACKLOG = 8_192

/** Items of one page of catch-up or history (specification 9). */
export const MAX_PAGE_SIZE = 500
/** Receivers of one call of a broadcast. */
export const MAX_BROADCAST_RECEIVERS = 500
/** Ids in one receipt. */
export const MAX_RECEIPT_IDS = 500

/** A message can be withdrawn this long after its msg_time, by the server's clock (specification 9). */
export const WITHDRAW_WINDOW_MS = 2 * 60_000
/** A socket that was silent for this long is gone: a client sends a heartbeat every 50 s, so it missed two. */
export const SILENT_SOCKET_MS = 125_000
/** Upgrades of one device that come within this time go by their turn, not by which came later. Decision 44. */
export const TURN_WINDOW_MS = 10_000
/** How often the server looks for expired and silent sockets. */
export const SWEEP_EVERY_MS = 5_000

/**
 * Contacts are told that an account is gone when it has had no socket for this long (ours). A page that is loaded again is
 * back sooner, and so is the first try after a lost socket, which waits for 2 to 2.4 s (im-engine machines/timing.ts).
 */
export const PRESENCE_GRACE_MS = 5_000

/** Life of an access token and of a chat token, in seconds, unless the options say otherwise. */
export const ACCESS_TTL_S = 2 * 3_600
export const IM_TTL_S = 12 * 3_600
/** `im_exp` lies this many seconds after the moment of refresh (specification 4). */
export const IM_EXP_OFFSET_S = 255_600
/** An expired chat token still renews itself this long, in seconds. */
export const IM_RENEWAL_GRACE_S = 7 * 24 * 3_600
/** Life of a refresh token (portal specification 4: 6012e5 ms). */
export const REFRESH_TTL_MS = 601_200_000
/** A replaced refresh token works this much longer: another tab may still use it, or the answer was lost. */
export const REFRESH_GRACE_MS = 30_000

/** Sends of one account: this many at once, then so many a second. */
export const SEND_RATE = { burst: 60, perSecond: 20 }
/** Questions about words, of one account; a person asks one when they send a text again. */
export const WORD_CHECK_RATE = { burst: 60, perSecond: 1 }
/** How long it is known that a message which is kept nowhere went out: longer than a client tries. */
export const PASSED_MS = 600_000
/** Broadcasts of one account: five at once, then one every 5 s. */
export const BROADCAST_RATE = { burst: 5, perSecond: 1 / 5 }
/** Receipts of one account. */
export const RECEIPT_RATE = { burst: 200, perSecond: 50 }
/**
 * Frames of one account that cannot be read or carried out: each is answered, this many at once, then one a second. The next
 * one closes its socket (ours). A client that writes what the wire contract says sends none.
 */
export const BAD_FRAME_RATE = { burst: 30, perSecond: 1 }
/** People of one group (ours). Each change of the group is stored once for each of them. */
export const MAX_GROUP_MEMBERS = 500
/** Changes of contacts and groups by one account, each of which is kept and told to others: a hundred at once, then one every 5 s. */
export const CHAT_CHANGE_RATE = { burst: 100, perSecond: 1 / 5 }
/** Requests of one account to become somebody's contact (contract: 30 a day): thirty at once, then thirty in 24 hours. */
export const CONTACT_REQUEST_RATE = { burst: 30, perSecond: 30 / (24 * 3_600) }
/** Requests to one account, by whomever: above three hundred a day they are answered as always, and the account hears of none. */
export const REQUESTS_TO_RATE = { burst: 300, perSecond: 300 / (24 * 3_600) }
/** Searches of one account for a person by phone, id or user name: thirty at once, then thirty in 24 hours. */
export const PERSON_SEARCH_RATE = { burst: 30, perSecond: 30 / (24 * 3_600) }
/** Phone numbers that one account asks about, whether they are somebody's, of one call and in a day. */
export const MAX_MATCHED_PHONES = 100
export const MATCHED_PHONE_RATE = {
  burst: MAX_MATCHED_PHONES,
  perSecond: MAX_MATCHED_PHONES / (24 * 3_600),
}
/** How long a request is in the list of who asked, and what was answered in both lists, ms (ours). */
export const REQUEST_LIFE_MS = 30 * 24 * 3_600_000
/** What is said with a request, in characters as a reader counts them and in UTF-16 units (ours). */
export const MAX_REQUEST_TEXT = 100
export const MAX_REQUEST_UNITS = 400
/** A person's own words about a contact, in UTF-16 units (ours). */
export const MAX_CONTACT_NOTE = 500
/** Tags of one contact, and a tag in UTF-16 units (ours). */
export const MAX_CONTACT_TAGS = 20
export const MAX_CONTACT_TAG = 30
/** Failed logins of one account from one address: ten at once, then one every 12 s. */
export const FAILED_LOGIN_RATE = { burst: 10, perSecond: 1 / 12 }
/**
 * Failed logins of one account from everywhere: what ten addresses spend at once, then what six spend all the time. With
 * less, one or two addresses could keep the owner out; without a bound, many addresses could guess for ever.
 */
export const GUESSED_ACCOUNT_RATE = { burst: 100, perSecond: 1 / 2 }
/** Wrong codes for a new phone or e-mail of one account: ten at once, then one every 12 s. */
export const FAILED_CHANGE_RATE = { burst: 10, perSecond: 1 / 12 }
/** Changes of the password of one account, done or refused, each two derivations: ten at once, then one a minute. */
export const PASSWORD_CHANGE_RATE = { burst: 10, perSecond: 1 / 60 }
/** Copies of one account's data: three at once, then one every ten minutes. */
export const DATA_COPY_RATE = { burst: 3, perSecond: 1 / 600 }
/** A login of this age at most deletes its account without the password, ms. */
export const DELETION_LOGIN_MS = 10 * 60_000
/** An account whose owner deletes it can be kept for this long, ms (the mock's 14 days). */
export const DELETION_WAIT_MS = 14 * 24 * 3_600_000
/** How often accounts are looked for whose time is over, ms. */
export const DELETION_SWEEP_EVERY_MS = 3_600_000
/** When a login was last used is known to within this, ms: a write for each call would cost more than it tells. */
export const LOGIN_USE_MS = 5 * 60_000
/** Logins of one account that are listed, the last used ones. */
export const MAX_LISTED_LOGINS = 100
/** Logins (failed or not) from one address. */
export const LOGIN_ADDRESS_RATE = { burst: 60, perSecond: 1 }
/** Chats that one seeker opens from jobs: thirty at once, then one every 10 s. */
export const JOB_CHAT_RATE = { burst: 30, perSecond: 1 / 10 }

/** Changes of jobs by one account; the desk saves what is written every two seconds. */
export const POSTING_RATE = { burst: 60, perSecond: 1 }
/** A job with all its texts in six languages, as JSON in bytes: 20,000 characters a text (contract/posting.ts). */
export const MAX_POSTING_BYTES = 2 * 1024 * 1024
/** An open job may be put at the top of the newest once in this time, ms (ours). */
export const JOB_REFRESH_MS = 24 * 3_600_000
/** Jobs of one company that were never published (ours). */
export const MAX_DRAFTS = 100

/** Characters of a header Idempotency-Key, and how long the server remembers what was made under it. */
export const MAX_ONCE_KEY = 64
export const ONCE_TTL_MS = 24 * 3_600_000

/** How many captured mails and SMS are kept. */
export const MAX_OUTBOX = 500
/** A user name, in characters: the pattern goes to 255, but the login takes 50 (specification 5). */
export const MIN_USER_NAME = 2
export const MAX_USER_NAME = 50
/** An e-mail address, in characters (RFC 5321: a path has 256 with its brackets). */
export const MAX_EMAIL = 254
/** The picture before a code by SMS: its digits, and how long it can be answered. */
export const CAPTCHA_DIGITS = 5
export const CAPTCHA_TTL_MS = 3 * 60_000
/** Characters of the nonce of a request for a code; a nonce serves once (specification 5, 9). */
export const NONCE_LENGTH = 10
/** A nonce is remembered this long. */
export const NONCE_TTL_MS = 3_600_000
/** A code by SMS or mail: at least 4 digits (specification 5), its life, and how often it may be tried (laws, Guards). */
export const CODE_DIGITS = 6
export const CODE_TTL_MS = 10 * 60_000
export const CODE_TRIES = 5
/** How long a login by a code is answered once more, for a client that lost the answer. */
export const CODE_LOGIN_REPEAT_MS = 30_000

/** Life of a QR code for a login. */
export const QR_LOGIN_TTL_MS = 3 * 60_000
/** Questions of one network address whether a QR code was scanned: forty desktops of one office, every 2 s. */
export const QR_POLL_RATE = { burst: 120, perSecond: 20 }
/** Scans of one account, and the answers to them. */
export const SCAN_RATE = { burst: 10, perSecond: 1 / 10 }

/** Life of a code or a token of the stand-in for identity providers. */
export const STAND_IN_TTL_MS = 60_000
/** How long an identity provider may take to answer; a later answer logs nobody in. */
export const PROVIDER_TIMEOUT_MS = 10_000

/** Codes to one number or address: three at once, then one a minute. */
export const CODE_RECIPIENT_RATE = { burst: 3, perSecond: 1 / 60 }
/** Wrong codes of one purpose for one number or address, however many codes were sent: never over twenty in 24 hours. */
export const WRONG_CODE_RATE = { burst: 10, perSecond: 10 / (24 * 3_600) }
/** Requests for a code from one network address. */
export const CODE_ADDRESS_RATE = { burst: 30, perSecond: 1 / 10 }
/** Codes to everybody together, by mail and by SMS each: what a flood from many addresses may cost. */
export const CODE_OVERALL_RATE = { burst: 300, perSecond: 2 }
/** Pictures, codes to scan, and questions whether a name is taken, of one network address. */
export const LOOKUP_RATE = { burst: 60, perSecond: 1 }

/** Pixels of a picture: enough for one of a phone, and no more than a browser can unpack. */
export const MAX_PIXELS = 40_000_000
/** An avatar, in bytes (specification 5), and what a multipart body has around it. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024
export const MULTIPART_OVERHEAD_BYTES = 64 * 1024
/** Files and fields of one multipart body; each call takes one file. */
export const MAX_UPLOAD_FIELDS = 10
/** A file of the chat by its kind, in bytes (ours; the engine's are the same). */
export const MAX_FILE_BYTES = {
  image: 20 * 1024 * 1024,
  video: 100 * 1024 * 1024,
  audio: 20 * 1024 * 1024,
  file: 50 * 1024 * 1024,
} as const
/** All files of one account together, in bytes (ours). */
export const MAX_ACCOUNT_FILE_BYTES = 2 * 1024 ** 3
/** How long a ticket lets a file in, in ms (specification 9). */
export const FILE_TICKET_MS = 3_000_000
/** Files that one account uploads: a hundred at once, then one every 6 s (ours). */
export const FILE_RATE = { burst: 100, perSecond: 1 / 6 }
/** Of one account on their way at once: two devices with three each (im-engine model/limits.ts). More would fill the disk unseen. */
export const MAX_UPLOADS_AT_ONCE = 6
/** When one more may come again, in ms. */
export const UPLOAD_BUSY_MS = 2_000
/** A file that no message has after this time goes, in ms (ours), and how often the server looks. */
export const UNUSED_FILE_MS = 24 * 3_600_000
export const FILE_SWEEP_EVERY_MS = 3_600_000
/** Pixels of a picture in the chat: enough for the largest cameras of phones. */
export const MAX_CHAT_PIXELS = 50_000_000
/** The small picture that a chat shows: twice the box of specification 9, for sharp screens. */
export const THUMB_WIDTH = 400
export const THUMB_HEIGHT = 600
/** Small avatars of a person and of a team, in pixels (specification 9). */
export const SMALL_AVATAR = 40
export const LARGE_AVATAR = 300
/** A picture that takes longer to be made small is refused, in seconds. */
export const THUMB_TIMEOUT_S = 10
/** An upload may take this long in all, and so long without a byte, in ms (ours; specification 9 has the 30 s). */
export const UPLOAD_TIMEOUT_MS = 30 * 60_000
export const UPLOAD_STALL_MS = 30_000
/** The cookie by which pictures are read lives longer than the chat token by this, in seconds. */
export const FILE_COOKIE_EXTRA_S = 3_600
/** Cookies of logins that are looked at in one request. */
export const MAX_FILE_COOKIES = 8

/** Avatars of one account, and files it uploads: five at once, then one every 10 s. */
export const AVATAR_RATE = { burst: 5, perSecond: 1 / 10 }

/** Jobs and employers of one page unless the size is asked for, and at most (specification 9). */
export const JOBS_PAGE_SIZE = 10
export const MAX_LIST_SIZE = 100
/** The last page that can be asked for: a page costs as much as all rows before it. */
export const MAX_LIST_PAGE = 10_000
/** Ids of one list in a filter. */
export const MAX_QUERY_IDS = 50
/** The words of a search, in UTF-16 units. */
export const MAX_SEARCH_TEXT = 200
/**
 * Searches of jobs by visitors of one network address, which a school or a phone company's customers share: this many at once,
 * then two a second. At 100,000 jobs that is less than half of what the search can answer.
 */
export const SEARCH_ADDRESS_RATE = { burst: 120, perSecond: 2 }
/** Searches of jobs by one account. */
export const SEARCH_ACCOUNT_RATE = { burst: 240, perSecond: 4 }
/** Searches that may wait for their turn; of the next one it is said that it comes too fast. */
export const MAX_WAITING_SEARCHES = 16
/** Of one account or address so many wait, for many people may share an address; the other places are for others. */
export const MAX_WAITING_OF_ONE = 8
/** When such a one may come again: most of those that wait are answered by then. */
export const SEARCH_BUSY_MS = 2_000
/** A search that took so long is given up. */
export const SEARCH_PATIENCE_MS = 10_000
/** Counts of a search are kept this long: the numbers beside filters may be a minute old. */
export const COUNTS_LIFE_MS = 60_000
/** Counts that are kept, and the jobs of the last searches that they are made of: 4 MB a search at 100,000 jobs. */
export const MAX_KEPT_COUNTS = 500
export const MAX_KEPT_ROWS = 4
/** How soon an employer answers is told of talks that began in so many days, if so many were answered (ours). */
export const ANSWER_TIMES_OF_DAYS = 90
export const MIN_ANSWERED_TALKS = 3
/** Who was not answered by then was not answered in time. */
export const ANSWERED_WITHIN_DAYS = 7
/** How often that is counted anew. */
export const ANSWER_TIMES_EVERY_MS = 3_600_000
/** What is said with a report of a job or an employer, in UTF-16 units (ours). */
export const MAX_REPORT_TEXT = 1_000
/** Reports of one account: twenty at once, then one a minute. */
export const REPORT_RATE = { burst: 20, perSecond: 1 / 60 }
/** Jobs that come near a search. */
export const MAX_NEAR_JOBS = 10
/** Jobs that one seeker may have hidden (ours). */
export const MAX_HIDDEN_JOBS = 1_000
/** What is suggested to somebody who types, of each kind. */
export const MAX_SUGGESTED_TITLES = 6
export const MAX_SUGGESTED_COMPANIES = 4
export const MAX_SUGGESTED_PLACES = 4
/** Names of employers and counts of titles are kept this long for those who type. */
export const SUGGESTIONS_LIFE_MS = 5 * 60_000
/** What a search for a trade finds is counted for them so seldom: each is a search by some twenty names. */
export const TRADES_LIFE_MS = 30 * 60_000
/** Suggestions to visitors of one network address, and to one account: each key is one call, and ten people may type at once. */
export const SUGGEST_ADDRESS_RATE = { burst: 300, perSecond: 10 }
export const SUGGEST_ACCOUNT_RATE = { burst: 120, perSecond: 5 }
/** Jobs of the lists on the start page (specification 9). */
export const HOT_JOBS = 10
export const FAST_JOBS = 12
export const URGENT_JOBS = 84
/** Similar jobs below a job. */
export const RELATED_JOBS = 10
/** Applications of one seeker, a batch counts once: thirty at once, then one every 10 s. */
export const APPLY_RATE = { burst: 30, perSecond: 1 / 10 }
/** PDFs and Word documents of one person: ten an hour. */
export const PRINT_RATE = { burst: 10, perSecond: 10 / 3_600 }
/** Prints that wait while one is made, and what one may take. */
export const MAX_WAITING_PRINTS = 8
export const PRINT_MS = 20_000
/** How long, and how much, the server remembers of what it printed. */
export const PRINTED_MS = 600_000
export const PRINTED_BYTES = 16 * 1024 * 1024
/** Interviews and invitations that one employer offers: thirty at once, then one every 10 s. */
export const OFFER_RATE = { burst: 30, perSecond: 1 / 10 }
/** Times of one offer to choose from, and the words with another one that a candidate asks for, in UTF-16 units (ours). */
export const MAX_INTERVIEW_TIMES = 3
export const MAX_PROPOSAL_TEXT = 500
/** Applications of a board that are looked through for what it is narrowed down to (ours). */
export const MAX_BOARD_ROWS = 1_000
/** A recruiter's note on an application and the words with which one is closed, in UTF-16 units; notes of an application (ours). */
export const MAX_NOTE_TEXT = 2_000
export const MAX_CLOSING_TEXT = 800
export const MAX_NOTES = 100
/** Jobs of one batch (specification 5, 9). */
export const MAX_BATCH_JOBS = 10
/** What one seeker may have of each (ours). */
export const MAX_RESUMES = 20
export const MAX_LETTERS = 50
/** A cover letter, in UTF-16 units (ours). */
export const MAX_LETTER_TEXT = 10_000
/** Pictures of one seeker's resumes; one that none of them has goes an hour after it came, ms (ours). */
export const MAX_RESUME_IMAGES = 200
export const UNNAMED_IMAGE_MS = 3_600_000
/** Messages of one page (specification 9). */
export const INBOX_PAGE_SIZE = 8
/** How long a notice that was deleted can be brought back. Ours: longer than the offer of it is shown. */
export const REMOVED_NOTICE_MS = 3_600_000
export const MAX_SAVED_SEARCHES = 50
export const MAX_ATTACHMENTS = 10
export const MAX_RESUME_ITEMS = 100
/** All entries of a resume, in characters of their JSON. Every application keeps a copy of them (ours). */
export const MAX_RESUME_TEXT = 200_000
/** A saved search: its name and its keywords, in UTF-16 units (specification 5), and the jobs of one e-mail (ours). */
export const MAX_SEARCH_NAME = 50
export const MAX_SEARCH_KEYWORD = 100
export const MAX_PUSHED_JOBS = 50
/** A resume as a file, in bytes (specification 5). */
export const MAX_ATTACHMENT_BYTES = 4 * 1024 * 1024
/** Reading a PDF into a resume (ours): how long, in ms, with how much memory, in bytes, and of what size its text, in bytes, and its pages. */
export const PARSE_MS = 10_000
export const PARSE_MEMORY = 256 * 1024 ** 2
export const MAX_PARSED_TEXT = 8 * 1024 ** 2
export const MAX_PARSED_PAGES = 20
/** PDFs that may wait to be read, one at a time, and when the next one may come again, in ms. */
export const MAX_WAITING_PARSES = 8
export const PARSE_BUSY_MS = 5_000
/** PDFs of one account: ten at once, then one every six minutes. */
export const PARSE_RATE = { burst: 10, perSecond: 10 / 3_600 }
/** Advice of one page (specification 9), and on the start page (ours). */
export const ARTICLES_PAGE_SIZE = 8
export const HOME_ARTICLES = 6

// Rows of other people's lists (`harness import`), in UTF-16 units. Without an id or a title a row is refused, and when they are
// longer than this; every other text is taken, and cut at its length between two letters as people see them.

/** A line of a file. */
export const MAX_IMPORT_LINE = 1_000_000
export const MAX_IMPORT_ID = 100
/** Titles, other titles and names of employers; as much of a title is searched (S-JOB-29), and databases sort by names. */
export const MAX_IMPORT_NAME = 300
/** Descriptions, places, categories, requirements, what an employer says of itself: an index of PostgreSQL takes 1 MB a job. */
export const MAX_IMPORT_TEXT = 20_000
/** Other titles of one job. */
export const MAX_IMPORT_TITLES = 500
/** The address of an employer. It is refused when it is longer, for half an address leads elsewhere. */
export const MAX_IMPORT_WEBSITE = 2_000
/** Pay, in US dollars. */
export const MAX_IMPORT_PAY = 100_000_000
/** People looked for by one job. */
export const MAX_IMPORT_OPENINGS = 1_000_000
