// Every number of the specification that the portal uses, once, with its unit and source.

/** An access token is over this much before its lifetime ends, ms. Source: portal specification 4. */
export const ACCESS_MARGIN_MS = 60_000
/** Life of an access token when the server names none, ms. Source: portal specification 4. */
export const ACCESS_LIFE_MS = 7_140_000
/** Life of the refresh token's cookie, ms. Source: portal specification 4. */
export const REFRESH_COOKIE_MS = 601_200_000
/** A chat token's expiry = (im_exp - this) seconds; 0 or less = never. Source: portal specification 4. */
export const IM_EXP_OFFSET_S = 255_600
/** How long a tab waits for another tab's login, ms. Source: portal specification 9, "promise helper". */
export const ADOPT_MS = 300
/** A call without an answer has failed, ms. Ours. */
export const CALL_MS = 15_000
/** Characters of a login name. Source: portal specification 9. */
export const LOGIN_NAME = { min: 2, max: 50 }
/** Characters of a user name; its pattern goes to 255, but the login takes 50. Source: portal specification 5. */
export const USER_NAME = { min: 2, max: 50 }
/** Characters of a new password. Source: portal specification 5. */
export const NEW_PASSWORD = { min: 6, max: 16 }
/** Characters of an e-mail address. Source: RFC 5321. */
export const EMAIL_MAX = 254
/** Digits of a code by SMS or mail. Source: portal specification 5; the server takes no more than 10. */
export const CODE = { min: 4, max: 10 }
/** Characters of the nonce of a request for a code. Source: portal specification 9. */
export const NONCE_LENGTH = 10
/** Bytes of a picture of oneself. Source: portal specification 5. */
export const AVATAR_BYTES = 5 * 1024 * 1024
/** Side and quality (0 to 1) of the picture that is cut out of it, px. Ours. */
export const AVATAR_PX = 512
export const AVATAR_JPEG_QUALITY = 0.9
/** After a code the next one may be asked for, ms. Ours; the server allows one a minute. */
export const NEXT_CODE_MS = 60_000
/** The chat's full layout needs this width, px. Source: portal specification 2. */
export const WIDE_PX = 812
/** Highest number that a badge shows. Source: portal specification 9. */
export const BADGE_MAX = 99
/** Messages of one person within this time stand together, ms. Source: look, "Chat". */
export const GROUP_MS = 300_000
/** From the end of a login to the start page, ms. Source: portal specification 9. */
export const REDIRECT_MS = 500
