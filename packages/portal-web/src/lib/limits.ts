// The limits and times of the portal. Each number of the specification stands here once, with its unit and its source;
// "ours" marks what the specification leaves open. What the server enforces stands in limits of its own.

/** An access token counts as expired this long before its lifetime ends, ms. Source: portal specification 4. */
export const ACCESS_MARGIN_MS = 60_000
/** Life of an access token when the server names none, ms. Source: portal specification 4. */
export const ACCESS_LIFE_MS = 7_140_000
/** Life of the refresh token's cookie, ms. Source: portal specification 4. */
export const REFRESH_COOKIE_MS = 601_200_000
/** A chat token's expiry = (im_exp - this) seconds; 0 or less = never. Source: portal specification 4. */
export const IM_EXP_OFFSET_S = 255_600
/** What could not be read, and is on the screen, is asked for again this often, ms. Ours. */
export const AGAIN_MS = 10_000
/** How often a reviewer's queue is asked for again, ms. Ours. */
export const QUEUE_MS = 30_000
/** The same for the queue of the online service, and for the conversation of it that is read, ms. Ours. */
export const TALKS_MS = 4_000
export const TALK_MS = 2_500
/** How long a tab waits for another tab's login, ms. Source: portal specification 9, "promise helper". */
export const ADOPT_MS = 300
/** How long the first screen waits for a login to go on, ms. Source: portal specification 9, "refresh helper". */
export const RETURN_MS = 3_000
/** How long a logout waits for the server before it ends here, ms. Ours, as RETURN_MS. */
export const LOGOUT_MS = 3_000
/** When, after the start, all pages begin to be kept for a time without a network, ms. The first page loads before. Ours. */
export const OFFLINE_AFTER_MS = 3_000
/** Where that fails it is tried again after waits that double, until one is this long, ms. Ours. */
export const OFFLINE_LAST_MS = 3_600_000
/** A call that has no answer after this long has failed, ms. Ours. */
export const CALL_MS = 15_000
/** The same for a PDF that is read, which may wait for its turn, ms. Ours. */
export const PARSE_CALL_MS = 30_000
/** A file that the server makes first, with others waiting before it. Ours. */
export const FILE_MS = 90_000
/** Characters of a login name. Source: portal specification 9. */
export const LOGIN_NAME = { min: 2, max: 50 }
/** Characters of a user name; its pattern goes to 255, but the login takes 50. Source: portal specification 5. */
export const USER_NAME = { min: 2, max: 50 }
/** Characters of a new password. Source: portal specification 5. */
export const NEW_PASSWORD = { min: 6, max: 16 }
/** Characters that a password field takes; a password that is too long is refused, not cut off unseen. Ours. */
export const TYPED_PASSWORD_MAX = 100
/** Characters of an e-mail address. Source: RFC 5321. */
export const EMAIL_MAX = 254
/** Digits of a code by SMS or mail. Source: portal specification 5; the server takes no more than 10. */
export const CODE = { min: 4, max: 10 }
/** Characters that the field of a code takes: a code is pasted with spaces and unseen marks. Ours. */
export const TYPED_CODE_MAX = 30
/** Characters of the nonce of a request for a code. Source: portal specification 9. */
export const NONCE_LENGTH = 10
/** Bytes of a picture of oneself. Source: portal specification 5. */
export const AVATAR_BYTES = 5 * 1024 * 1024
/** Side, px, and quality, 0 to 1, of the square that is cut out of that picture. Ours. */
export const AVATAR_PX = 512
export const AVATAR_JPEG_QUALITY = 0.9
/** How much larger than recommended a photo of a resume is cut, for print. Ours. */
export const PHOTO_SCALE = 3
/** The wait before another code can be asked for, ms. Ours; the server allows one a minute. */
export const NEXT_CODE_MS = 60_000
/** An account that is deleted can be kept for this long, ms; the server's. */
export const DELETION_WAIT_MS = 14 * 24 * 3_600_000
/** How often the login page asks whether its QR code was scanned, ms. Ours. */
export const QR_POLL_MS = 2_000
/** The chat's full layout needs this width, px. Source: portal specification 2. */
export const WIDE_PX = 812
/** Highest number that a badge shows. Source: portal specification 9. */
export const BADGE_MAX = 99
/** Messages of one person within this time stand together, ms. Source: look, "Chat". */
export const GROUP_MS = 300_000
/**
 * Of a group: its people, how many of them one call names, characters of its name, of a member's own name in it and of an
 * announcement (what the server takes), and members that a search looks through. Source: specification 9.
 */
export const GROUP = {
  people: 500,
  asked: 200,
  name: 100,
  memberName: 100,
  announcement: 500,
  searched: 10_000,
}
/** How long an alert about the account stands before its login ends, ms. Source: IM specification 8, code 302. */
export const ALERT_MS = 2_000
/** From the end of a login to the start page, ms. Source: portal specification 9. */
export const REDIRECT_MS = 500
/** Items of a page of jobs or companies. Source: portal specification 9. */
export const LIST_PAGE = 10
/** Articles of a page of advice, and the type of advice. Source: portal specification 9. */
export const ADVICE_PAGE = 8
export const ADVICE_TYPE = '200'
/** Characters of what is searched for, ids of one filter, highest page. Source: what the server takes. */
export const SEARCH = { text: 200, ids: 50, page: 10_000 }
/** A search begins when typing pauses for this long, ms. Ours; the 1,000 ms of portal specification 9 feel stuck. */
export const TYPED_MS = 300
/** Jobs of the start page: at most so many (portal specification 9), and so many at first, ours. */
export const SHELF = { hot: 10, urgent: 84, fast: 12, shown: 6 }
/** Companies that are put forward, those of the start page, its articles, and of each count the first so many. Ours. */
export const RECOMMENDED = 6
export const ANSWERING = 12
export const HOME_ARTICLES = 3
export const COUNTS_SHOWN = 12
/** How long a banner is shown, ms. Ours: time to read it in any of the languages. */
export const TURN_MS = 7_000
/** Places that are offered for what is typed. Ours. */
export const PLACES_OFFERED = 8
/** Jobs that one batch applies for. Source: portal specification 5. */
export const BATCH_JOBS = 10
/** Messages of a page of the inbox. Source: portal specification 9. */
export const INBOX_PAGE = 8
/** How often the header asks for the number of unread ones, ms. Ours. */
export const INBOX_POLL_MS = 60_000
/** How often a company asks whether it was verified while it waits, ms. Ours. */
export const VERIFICATION_POLL_MS = 60_000
/** Characters of a name, a title, a place of work. Source: portal specification 5. */
export const NAME_MAX = 170
/** Characters of a cover letter. Source: what the server takes. */
export const LONG_TEXT_MAX = 10_000
/** Bytes of an attached resume. Source: portal specification 5, contract 9. */
export const RESUME_FILE_BYTES = 4 * 1024 * 1024
/** Characters of the name and of the keywords of a job alert. Source: portal specification 5. */
export const ALERT = { name: 50, keywords: 100 }
/** Jobs of one e-mail of a job alert. Source: what the server takes. */
export const ALERT_JOBS = { min: 1, max: 50 }
/** How long a removal can be undone, ms. Ours. */
export const UNDO_MS = 10_000
/** What a visitor pressed goes on after a login within this time, ms. Ours. */
export const INTENT_MS = 3_600_000
/** So many jobs that were read are marked in lists, and so many searches are offered again. Ours. */
export const SEEN_JOBS = 500
export const PAST_SEARCHES = 8
/** A list and what is chosen in it stand side by side from this width on, px. Ours. */
export const ROOMY_PX = 1100
/** Characters of what is said about a report. Ours; the server takes no more. */
export const REPORT_TEXT = 1000
/** What is typed may be the beginning of a word: it is asked for what it may become when typing pauses so long, ms. Ours. */
export const SUGGEST_MS = 100
/** The chat is searched when typing pauses so long, ms. Ours. */
export const FIND_MS = 150
/** A link that is written is looked up when the writing pauses for so long, ms (ours). */
export const LINK_PAUSE_MS = 600
/** Longer than this the look-up of a link says that it is under way, ms (ours). */
export const LINK_WAIT_MS = 300
/** What is written of a resume goes out when writing pauses so long, ms, and so many changes of a visit can be taken back. Ours. */
export const SAVE_PAUSE_MS = 800
export const UNDO_STEPS = 50
/** A draft of a job is saved when writing pauses so long, ms. Ours. */
export const POSTING_PAUSE_MS = 2_000
