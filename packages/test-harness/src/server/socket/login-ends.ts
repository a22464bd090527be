import { CODES } from '@sarika/im-engine/wire'

/**
 * How a login ends for its sockets: `unauthorized` it logged out or its tokens were stolen, `invalid_account` (302) the account
 * is gone or closed, `displaced` (417) it was ended from another one, `kicked_out` another device of the account came.
 */
export type LoginEnd = 'unauthorized' | 'invalid_account' | 'displaced' | 'kicked_out'

/** What a person reads where a screen has no words of its own. */
export const END_TEXTS: Readonly<Record<LoginEnd, string>> = {
  unauthorized: 'This login was ended',
  invalid_account: CODES.invalidAccount.text,
  displaced: CODES.displaced.text,
  kicked_out: CODES.kicked.text,
}
