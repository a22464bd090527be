// assistant/ answers questions that somebody asks in the conversation of the assistant.
//
//   a message to `1`, or POST /ai/chat > ask.ts > an answerer > the question and its replies, stored together as messages of `1`
//
//                                                       |
//                                  in-turn.ts: who is asked first, and what is said where nobody answers
//
//   embedded.ts    without a model: read.ts (language, trades; left-out.ts: places; read-pay.ts) > one of intents/ > words of texts/;
//                  unused.ts: the words that none of these used
//   model/         a model at an address that speaks the chat completions of OpenAI, with the same reads
//
// What is not here: anything that writes but the conversation itself. An answerer reads, with the rights of who asks.

import type { Language } from '../constants/names'

/** Whose id the assistant has; no account has it. Source: specification 9 "gpt = 1". */
export const ASSISTANT_ID = '1'
/** For clients that have no name of their own for it. */
export const ASSISTANT_NAME = 'Sarika Assistant'

/** Who asks. */
export interface Asker {
  readonly accountId: string
  /** in which they read, where the question does not tell; "": nobody knows */
  readonly language: Language | ''
}

/** A job that is shown as a card. */
export interface ShownJob {
  readonly id: number
  readonly title: string
}

/** e.g. `{ intent: 'jobs', text: 'I found 12 jobs.', jobs: [{ id: 7, title: 'Driver' }] }` */
export interface Reply {
  readonly intent: string
  readonly text: string
  readonly jobs: readonly ShownJob[]
}

export interface Answerer {
  /** Answers whole. `signal`: nobody waits any more. Throws where it cannot. */
  answer(question: string, asker: Asker, signal: AbortSignal): Promise<Reply>
  /** the host that questions go to, which people are told; "": they stay here */
  readonly host: string
  /** ms that it is waited for, where another one answers after it; not said: as long as the question may take */
  readonly withinMs?: number
}

/** The answerers of a server, as calls and frames meet them. */
export interface Assistant {
  /** whom questions go to first; "": they stay here */
  readonly host: string
  /** Hears why one of them did not answer; never what was asked. */
  whenTrouble: (error: unknown) => void
  /** Throws where the server closes, and nowhere else: where nobody answers, the error text is the reply. */
  answer(question: string, asker: Asker, signal: AbortSignal): Promise<Reply>
  /** Nobody is answered from now on. */
  close(): void
}
