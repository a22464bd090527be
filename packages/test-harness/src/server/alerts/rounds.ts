import { MAIL_ROUND_MS } from '../limits'
import type { MailParts } from './kind'
import { sendDue } from './send-due'

/** Where it is said what did not go out. */
interface Log {
  error(problem: object, line: string): void
  warn(line: string): void
}

/** Sends what is due each minute, one round after the other. Call what it answers to stop: it waits for the mail under way. */
export function startRounds(parts: MailParts, log: Log): () => Promise<void> {
  const closing = new AbortController()
  const run = async () => {
    try {
      if (!closing.signal.aborted) await sendDue(parts, closing.signal, (line) => log.warn(line))
    } catch (error) {
      log.error({ err: error }, 'mails that are due could not be sent')
    }
  }
  let round = Promise.resolve()
  const every = setInterval(() => {
    round = round.then(run)
  }, MAIL_ROUND_MS)
  every.unref()
  return () => {
    clearInterval(every)
    closing.abort()
    return round
  }
}
