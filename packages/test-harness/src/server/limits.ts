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

/** A link that is asked about, in UTF-16 units (im-engine kinds/shapes/link-preview.ts). */
export const MAX_LINK_UNITS = 2_048
/** A page and its picture together, ms; what is later is left out. */
export const LINK_PREVIEW_MS = 3_000
/** Addresses that lead to others, for one link. */
export const MAX_PREVIEW_REDIRECTS = 3
/** What is read of a page, and the largest picture of one, in bytes. Decision 123. */
export const MAX_PREVIEW_BYTES = 256 * 1024

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
/** Service notifications of one page; what one look tells an account of, the newest. */
export const MAX_SERVICE_PAGE = 50
export const MAX_SERVICE_TOLD = 50
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

/** When somebody was there last is told to the minute for this long (ours), then to the day. */
export const LAST_SEEN_EXACT_MS = 7 * 86_400_000
/** Of this many contacts at most, those who were there last: a frame of 25 KB. Ours. */
export const LAST_SEEN_TOLD = 500
/** In a group of more members nobody is told who writes. Ours. */
export const TYPING_GROUP_MAX = 50

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

/** A call that nobody answers rings this long, by the server's clock (ours). */
export const CALL_RINGS_MS = 60_000
/** Who is in a call and whose device has had no socket for so long is out of it (ours): within it both ends know. */
export const CALL_GONE_MS = 75_000
/** People in a meeting by sound, and where one shows a picture: each device sends what it has to each other one (ours). */
export const MAX_MEETING = 8
export const MAX_MEETING_WITH_VIDEO = 4
/** `extra` of a notice of a call, and a signal between its devices, in UTF-16 units (im-engine wire/call-notice.ts). */
export const MAX_CALL_EXTRA = 2_000
export const MAX_SIGNAL_UNITS = 16_384
/** How long it is known that a call is over: as long as its notices say so. */
export const CALL_KEPT_MS = 30 * 86_400_000
/** Life of what lets a device use the TURN server, and of a token for the media server, in seconds. */
export const TURN_TTL_S = 600
export const AGORA_TTL_S = 1_000

/** How long it is known that a message which is kept nowhere went out: longer than a client tries. */
export const PASSED_MS = 600_000
/** People of one group (ours). Each change of the group is stored once for each of them. */
export const MAX_GROUP_MEMBERS = 500
/** Browsers of one account that take pushes; a sixth takes the place of the oldest. */
export const MAX_PUSH_DEVICES = 5
/** How long a push service may keep a push for a browser that is away, s. */
export const PUSH_LIFE_S = 24 * 3_600
/** How long a push service has to answer. */
export const PUSH_PATIENCE_MS = 10_000
/** Pushes on their way, and waiting for their turn: of more the oldest are left out. */
export const MAX_PUSHES_AT_ONCE = 16
export const MAX_PUSHES_WAITING = 5_000
/** Letters of a message in a push: a notification shows about two lines. */
export const MAX_PUSH_LETTERS = 160
/** Phone numbers that one account asks about, whether they are somebody's, of one call and in a day. */
export const MAX_MATCHED_PHONES = 100
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

/** A job with all its texts in six languages, as JSON in bytes: 20,000 characters a text (contract/posting.ts). */
export const MAX_POSTING_BYTES = 2 * 1024 * 1024
/** An open job may be put at the top of the newest once in this time, ms (ours). */
export const JOB_REFRESH_MS = 24 * 3_600_000
/** Jobs of one company that were never published (ours). */
export const MAX_DRAFTS = 100

/** Characters of a header Idempotency-Key, and how long the server remembers what was made under it. */
export const MAX_ONCE_KEY = 64
export const ONCE_TTL_MS = 24 * 3_600_000

/** How often mails that are due are looked for, ms. */
export const MAIL_ROUND_MS = 60_000
/** Whoever takes a mail in hand has it this long, ms: one that is lost over it goes out again after that. */
export const MAIL_LEASE_MS = 60_000
/** Within it a mail server has answered, ms: sooner than the lease is over. */
export const MAIL_TIMEOUT_MS = 40_000
/** A mail that could not be handed over is tried again after it, ms. */
export const MAIL_AGAIN_MS = 10 * 60_000
/** Mails of a kind in one round, and how many of them may fail in a row before the rest waits for the next. */
export const MAX_MAILS_OF_ROUND = 200
export const MAX_FAILED_MAILS = 5
/** An address that takes none of so many mails in a row gets no more. */
export const MAX_BOUNCES = 3
/** The newest jobs of a saved search that are looked at, and those that it remembers to have sent. */
export const MAX_NEW_JOBS = 100
export const MAX_MAILED_JOBS = 200

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

/** Life of a code or a token of the stand-in for identity providers. */
export const STAND_IN_TTL_MS = 60_000
/** How long an identity provider may take to answer; a later answer logs nobody in. */
export const PROVIDER_TIMEOUT_MS = 10_000

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

/** Jobs and employers of one page unless the size is asked for, and at most (specification 9). */
export const JOBS_PAGE_SIZE = 10
export const MAX_LIST_SIZE = 100
/** The last page that can be asked for: a page costs as much as all rows before it. */
export const MAX_LIST_PAGE = 10_000
/** Ids of one list in a filter. */
export const MAX_QUERY_IDS = 50
/** The words of a search, in UTF-16 units. */
export const MAX_SEARCH_TEXT = 200
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
/** What is said with a report, in UTF-16 units (ours). */
export const MAX_REPORT_TEXT = 1_000
/** Messages that a report of a person or a message brings a reviewer (issue 14). */
export const REPORT_MESSAGES = 5
/** The newest messages with a person of which a report of them may bring some: more come while it is written (ours). */
export const REPORT_REACH = 50
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
/** Jobs of the lists on the start page (specification 9). */
export const HOT_JOBS = 10
export const FAST_JOBS = 12
export const URGENT_JOBS = 84
/** Similar jobs below a job. */
export const RELATED_JOBS = 10
/** Candidates of one page, and those that somebody sees who acts for no company (ours). */
export const MAX_CANDIDATES_PAGE = 20
export const CANDIDATES_TO_STRANGERS = 6
/** Candidates that a search looks through, those who were approved last (ours): an index of words would leave names to be guessed. */
export const MAX_CANDIDATES = 20_000
/** How long a resume stands first that its owner puts forward, ms (ours). */
export const FORWARD_MS = 7 * 24 * 3_600_000
/** Links of one resume that are open at once (ours). */
export const MAX_SHARE_LINKS = 20
/** Prints that wait while one is made, and what one may take. */
export const MAX_WAITING_PRINTS = 8
export const PRINT_MS = 20_000
/** How long, and how much, the server remembers of what it printed. */
export const PRINTED_MS = 600_000
export const PRINTED_BYTES = 16 * 1024 * 1024
/** Invitations of one company within seven days (ours): whoever is found among candidates is not to be flooded. */
export const MAX_INVITATIONS = 20
export const INVITATIONS_OF_MS = 7 * 24 * 3_600_000
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

/** A question to the assistant, from its coming to its answer. Ours. */
export const QUESTION_MS = 30_000

/** A model that is asked first, for one question; whoever comes next has the rest of QUESTION_MS. Source: S-AI-14. */
export const MODEL_MS = 20_000
/** Questions that a model is asked at once; whoever asks more is answered without it. Ours. */
export const MODEL_AT_ONCE = 20
/** One answer of a model, in bytes. Ours. */
export const MAX_MODEL_BYTES = 64 * 1024
/** Answers of a model to one question, and reads that one of them may ask for. Ours. */
export const MODEL_ROUNDS = 5
export const MODEL_CALLS = 6
/** What a model says to a person, in UTF-16 units. Ours. */
export const MAX_MODEL_WORDS = 2_000
