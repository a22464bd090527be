import { openArea } from '../../../i18n/i18n'

/** A script with the texts of the wallet, which the chat does not need before. */
export const withWallet =
  <Script>(load: () => Promise<Script>): (() => Promise<Script>) =>
  async () => {
    const [script] = await Promise.all([load(), openArea('wallet')])
    return script
  }
