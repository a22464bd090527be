// What a history does with the wallet, in one module, so that a planted bug can be put under all of it (wallet/histories.test.ts).

export { createBill, payBill } from '../wallet/bills'
export { returnDue } from '../wallet/due'
export { checkBalances, START_CENTS } from '../wallet/ledger'
export { makeOnce } from '../wallet/once'
export { openPacket, sendPacket } from '../wallet/packets'
export { acceptTransfer, returnTransfer, sendTransfer } from '../wallet/transfers'
