import type { Trx } from '../db/tables'
import type { Writes } from '../db/write-queue'
import { findChatLogin } from './chat-logins'
import { findLogin } from './logins'

/** A login was over before what it asked for was written, e.g. because its account was deleted in that moment. */
export class LoginOver extends Error {}

/** Whose writes they are. */
export interface Writer {
  readonly loginId: string
  /** of who calls the chat */
  readonly chatLoginId?: string
}

const isLive = async (trx: Trx, { loginId, chatLoginId }: Writer): Promise<boolean> => {
  const found =
    chatLoginId === undefined ? await findLogin(trx, loginId) : await findChatLogin(trx, chatLoginId)
  return found.kind === 'live'
}

/**
 * The writes of who calls. The guard lets a caller in before what they ask for waits its turn: whoever is deleted in between would
 * leave rows that nobody can delete any more. So each write looks again, in its own transaction. Throws `LoginOver`.
 */
export const writesOf = (writes: Writes, writer: Writer): Writes => ({
  run: (work) =>
    writes.run(async (trx) => {
      if (!(await isLive(trx, writer))) throw new LoginOver()
      return work(trx)
    }),
  idle: () => writes.idle(),
})
