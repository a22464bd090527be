// One stream, page by page, from its cursor in committed state to its end. The next page is fetched while one is committed.

import type { LogDoor } from '../log/door.js'
import type { Input } from '../model/input.js'
import { PAGE_SIZE } from '../model/limits.js'
import type { PageStream, Stream } from '../model/state.js'
import type { Received, WireContext } from '../wire/batch.js'
import { pageCall } from '../wire/calls.js'
import { decodePage, type Page } from '../wire/page.js'
import type { Rest, RestFailure } from './rest.js'

export interface PullDeps {
  readonly log: LogDoor
  readonly rest: Rest
  readonly wire: WireContext
}

/** How a step of a round went; a failure says how long the server wants to be left alone, 0 when it does not say. */
export type StepResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly retryAfterMs: number }
  | { readonly kind: 'signed-out' }

export const DONE = { kind: 'done' } satisfies StepResult
export const FAILED = { kind: 'failed', retryAfterMs: 0 } satisfies StepResult

export const failureOf = (failure: RestFailure): StepResult =>
  failure.kind === 'signed-out'
    ? { kind: 'signed-out' }
    : { kind: 'failed', retryAfterMs: failure.kind === 'busy' ? failure.retryAfterMs : 0 }

/** The worst of several results. */
export const worstOf = (results: readonly StepResult[]): StepResult =>
  results.find((one) => one.kind === 'signed-out') ?? results.find((one) => one.kind === 'failed') ?? DONE

/** Pulls a stream until a page is not full; each page and its cursor are one commit. Source: S-SYNC-3, S-SYNC-4. */
export async function pullStream(
  deps: PullDeps,
  stream: PageStream,
  signal: AbortSignal,
): Promise<StepResult> {
  let cursor = deps.log.state().cursors.get(stream) ?? ''
  let page: Promise<Page | RestFailure> | undefined = fetchPage(deps, stream, cursor, signal)
  while (page !== undefined) {
    const got: Page | RestFailure = await page
    if (signal.aborted) return FAILED
    if (got.kind !== 'ok') return failureOf(got)
    const next: string = got.cursor ?? cursor
    const isFull: boolean = got.count >= PAGE_SIZE
    // A full page that leads nowhere would be fetched for ever.
    if (isFull && next === cursor) return FAILED
    const isNews = got.count > 0 || next !== cursor
    const submitted = isNews ? deps.log.submit(inputOf(got, { stream, value: next })) : undefined
    // Behind the submit, so that a page is decoded while the disk writes the one before.
    page = isFull ? fetchPage(deps, stream, next, signal) : undefined
    if (submitted !== undefined && !(await submitted).ok) return FAILED
    cursor = next
  }
  return DONE
}

/** A page as it enters the log, with its cursor. */
export const inputOf = (
  { messages, withdrawals, notices, poison }: Received,
  cursor: { readonly stream: Stream; readonly value: string },
): Input => ({ type: 'receive', source: 'catch-up', messages, withdrawals, notices, poison, cursor })

const fetchPage = (deps: PullDeps, stream: PageStream, cursor: string, signal: AbortSignal) =>
  deps.rest.call(pageCall(stream, cursor), (body) => decodePage(body, deps.wire), signal)
