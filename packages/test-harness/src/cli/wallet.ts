import { BadInput } from '../bad-input'
import type { WalletSettings } from '../server/wallet/rules'

/** The most that a fee may be, in hundredths of a percent. */
const FEE_MOST = 10_000

export const WALLET_FLAG = {
  type: 'string',
  value: 'demo|off',
  help: 'a wallet in the chat, with demo money that comes from nowhere and goes nowhere (off; or SARIKA_WALLET)',
} as const

/**
 * Null: there is none. SARIKA_WALLET says it where the flag does not, and SARIKA_WALLET_FEE what a transfer costs, in hundredths of a percent
 * (0). Throws `BadInput` for anything else.
 */
export function readWallet(
  given: string | undefined,
  { SARIKA_WALLET, SARIKA_WALLET_FEE = '0' }: NodeJS.ProcessEnv,
): WalletSettings | null {
  const said = given ?? (SARIKA_WALLET || 'off')
  if (said !== 'demo' && said !== 'off') throw new BadInput(`--wallet ${said} is neither demo nor off.`)
  const feeBasisPoints = /^\d{1,5}$/.test(SARIKA_WALLET_FEE) ? Number(SARIKA_WALLET_FEE) : Number.NaN
  if (!(feeBasisPoints <= FEE_MOST))
    throw new BadInput(
      `SARIKA_WALLET_FEE=${SARIKA_WALLET_FEE} is no number of hundredths of a percent from 0 to ${FEE_MOST}.`,
    )
  return said === 'demo' ? { feeBasisPoints } : null
}
