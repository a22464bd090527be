/** Demo money, in a copy of one's data and in a deletion. */
import type { Account, Db, Tables } from '../db/tables'
import { closePurse } from '../wallet/due'
import { type Entry, eraseRows, type GivenRow, nothing, rowsOf } from './entry'

const ownMovements = async (db: Db, who: Account): Promise<readonly GivenRow[]> => [
  ...(await rowsOf('wallet_movements', 'from_id', 'im_id')(db, who)),
  ...(await rowsOf('wallet_movements', 'to_id', 'im_id')(db, who)),
]

const ownTransfers = async (db: Db, who: Account): Promise<readonly GivenRow[]> => [
  ...(await rowsOf('wallet_transfers', 'from_id', 'im_id')(db, who)),
  ...(await rowsOf('wallet_transfers', 'to_id', 'im_id')(db, who)),
]

type WalletTable = Extract<keyof Tables, `wallet_${string}`>

export const WALLET_DATA: { readonly [T in WalletTable]: Entry } = {
  wallet_purses: {
    ...{ give: rowsOf('wallet_purses', 'id', 'im_id'), fate: 'nameless', erase: closePurse },
    why: 'what is in it goes back to the issuer; it stays, and is empty, for the movements name it',
  },
  wallet_movements: {
    ...{ give: ownMovements, fate: 'nameless', erase: nothing },
    why: 'each is also of whoever is at its other end',
  },
  wallet_calls: {
    ...{ give: null, fate: 'erased', erase: eraseRows('wallet_calls', 'by_id', 'im_id') },
    why: 'what they made is given with it',
  },
  wallet_pins: {
    ...{ give: null, fate: 'erased', erase: eraseRows('wallet_pins', 'im_id', 'im_id') },
    why: 'a hash of a secret',
  },
  wallet_transfers: {
    ...{ give: ownTransfers, fate: 'nameless', erase: nothing },
    why: 'each is also of whoever is at its other end',
  },
  wallet_packets: {
    ...{ give: rowsOf('wallet_packets', 'from_id', 'im_id'), fate: 'nameless', erase: nothing },
    why: 'others took of it',
  },
  wallet_parts: {
    ...{ give: rowsOf('wallet_parts', 'taker_id', 'im_id'), fate: 'nameless', erase: nothing },
    why: 'who sent it is shown what became of it',
  },
  wallet_bills: {
    ...{ give: rowsOf('wallet_bills', 'from_id', 'im_id'), fate: 'nameless', erase: nothing },
    why: 'others have paid it',
  },
  wallet_shares: {
    ...{ give: rowsOf('wallet_shares', 'im_id', 'im_id'), fate: 'nameless', erase: nothing },
    why: 'whose bill it is is shown who has paid',
  },
}
