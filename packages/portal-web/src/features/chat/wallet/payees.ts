import { type ContactItem, type ImId, toImId } from '@sarika/im-engine'

/**
 * Whom money can be sent to between two: the account that their contact names, nobody where it names none, and themselves where the server
 * does not say.
 */
export function payeesOf(
  peer: ImId,
  contacts: readonly Pick<ContactItem, 'imId' | 'paymentUserId'>[],
): readonly ImId[] {
  const account = contacts.find(({ imId }) => imId === peer)?.paymentUserId
  if (account === '') return []
  return [account === undefined ? peer : toImId(account)]
}
