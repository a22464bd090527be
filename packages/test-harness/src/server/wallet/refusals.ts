import type { WalletFault, WalletRefusal } from '@sarika/portal-web/contract/wallet'

/** Why nothing moved. `missing` looks as what is somebody else's. */
export type Refused =
  | { readonly kind: 'refused'; readonly code: WalletRefusal; readonly fault: WalletFault }
  | { readonly kind: 'missing' }

export const refuse = (code: WalletRefusal, fault: WalletFault = {}): Refused => ({
  kind: 'refused',
  code,
  fault,
})

export const missing: Refused = { kind: 'missing' }

/** For a developer's eyes; the portal has words of its own. */
export const REFUSAL_WORDS: Readonly<Record<WalletRefusal, string>> = {
  wallet_off: 'there is no wallet here',
  too_little: 'there is too little money in the wallet',
  wrong_pin: 'this is not the PIN',
  pin_locked: 'too many wrong PINs, wait',
  weak_pin: 'this PIN is easy to guess, choose another one',
  no_pin: 'there is no PIN yet, set one with PUT /chat/wallet/pin',
  over_limit: 'this is more than may be sent at once',
  gone: 'this is over',
  taken: 'this was done already',
  empty: 'no part of this red packet is left',
  not_yours: 'this is for somebody else to do',
  no_contact: 'money goes to contacts and to members of one of your groups',
  muted: 'you may not speak in this group',
  reused: 'this Idempotency-Key stands for something else',
}
