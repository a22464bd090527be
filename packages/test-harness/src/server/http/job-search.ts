import type { Backend } from '../backend'
import type { Asking, QuestionName } from '../search/questions'
import type { CallerOf } from './access'
import { type Answer, tooFast } from './answer'

/** Who searches: an account has a limit of its own, visitors have one for their network address. */
interface SearchCall {
  backend: Backend
  caller: CallerOf['visitor']
  address: string
  signal: AbortSignal
}

type Searched<T> = { kind: 'found'; found: T } | { kind: 'refused'; answer: Answer<429 | 503> }

/** Nobody could answer; the next try finds somebody. */
const unavailable: Answer<503> = {
  status: 503,
  body: { code: 'unavailable', message: 'the search could not answer, try again' },
  headers: { 'retry-after': '1' },
}

/** How often what may be asked: each key that somebody presses asks for suggestions. */
function takeOf({ rates }: Backend, name: QuestionName) {
  switch (name) {
    case 'suggest':
      return { accounts: rates.suggestAccounts, addresses: rates.suggestAddresses }
    case 'candidates':
      return { accounts: rates.candidateAccounts, addresses: rates.candidateAddresses }
    default:
      return { accounts: rates.searchAccounts, addresses: rates.searchAddresses }
  }
}

/** Asks a question of a search for a caller, within the limits. */
export async function search<N extends QuestionName>(
  { backend, caller, address, signal }: SearchCall,
  name: N,
  input: Asking[N]['input'],
): Promise<Searched<Asking[N]['answer']>> {
  const { search } = backend
  const { accounts, addresses } = takeOf(backend, name)
  const waitMs = caller ? accounts.take(caller.account.im_id) : addresses.take(address)
  if (waitMs > 0) return { kind: 'refused', answer: tooFast(waitMs) }
  const asked = await search.ask(name, input, caller?.account.im_id ?? address, signal)
  if (asked.kind === 'answered') return { kind: 'found', found: asked.value }
  return { kind: 'refused', answer: asked.kind === 'busy' ? tooFast(asked.retryAfterMs) : unavailable }
}
