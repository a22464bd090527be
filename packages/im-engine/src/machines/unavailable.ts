import type { EngineError, Refusal } from '../model/errors.js'
import type { RestFailure } from './rest.js'

/** What a person is told of a call that has no answer: nothing was tried twice, and the same may be asked again. */
export const unavailable = (failure: RestFailure): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { kind: 'unavailable', error: errorOf(failure) },
})

function errorOf(failure: RestFailure): EngineError {
  switch (failure.kind) {
    case 'network':
      return { kind: 'network-closed', origin: 'network', message: 'no answer' }
    case 'busy':
      return {
        kind: 'server-error',
        origin: 'server',
        message: `${failure.code}: busy for ${failure.retryAfterMs} ms`,
      }
    case 'signed-out':
      return { kind: 'unauthorized', origin: 'server', message: 'this login is over' }
    case 'refused':
      return { kind: 'server-error', origin: 'server', message: failure.message }
    case 'broken':
      return { kind: 'bad-answer', origin: 'server', message: failure.reason }
  }
}
