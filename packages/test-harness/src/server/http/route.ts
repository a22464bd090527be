import { FAULTS, type ResumeFault } from '@sarika/portal-web/contract/resume'
import type { z } from 'zod'
import { LoginOver, writesOf } from '../accounts/own-writes'
import type { Backend } from '../backend'
import { findPoison } from '../chat/json-guard'
import type { Language } from '../constants/names'
import { MAX_BODY_BYTES, MAX_ONCE_KEY } from '../limits'
import { type Access, type CallerOf, GUARDS } from './access'
import { type Answer, chatRevoked, type FieldFault, invalid, notFound, revoked } from './answer'

/** Where the main API stands. */
export const API = '/api/v1.0.0'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A request with nothing checked yet but who calls. */
interface RawCall {
  /** "" without one */
  bearer: string
  /** network address of who calls, as limits count it (network-of.ts) */
  address: string
  /** the host that was asked, as the browser named it; a proxy that is named to us says it for its own caller */
  host: string
  /** the pages that exist for this machine only are there, and for the caller */
  seesDevPages: boolean
  /** in which the caller reads */
  language: Language
  /** header Idempotency-Key: the same one again is the same try; "" without one */
  onceKey: string
  /** a header by its name in lower case; "" without one */
  header(name: string): string
  /** the caller's own connection is encrypted, as a proxy that is named to us says */
  isHttps: boolean
  /** aborted when the connection is gone: nobody hears an answer */
  signal: AbortSignal
  params: Record<string, string>
  query: unknown
  body: unknown
}

/** What a handler gets: the caller is who it says, the body and the query have their shape. */
interface Call<A extends Access, B, Q> {
  backend: Backend
  caller: CallerOf[A]
  bearer: string
  address: string
  host: string
  seesDevPages: boolean
  language: Language
  /** "" for a route that takes none */
  onceKey: string
  header(name: string): string
  isHttps: boolean
  signal: AbortSignal
  params: Record<string, string>
  body: B
  query: Q
}

/** A call whose body is still to come. */
interface Head<A extends Access> {
  backend: Backend
  caller: CallerOf[A]
  onceKey: string
  header(name: string): string
  /** of the body, as its sender says; 0 when that is not said */
  bodyBytes: number
  /** calls back once, when the call is answered or its connection gone */
  whenOver(done: () => void): void
}

export type RawHead = Omit<Head<Access>, 'backend' | 'caller'>

interface RouteSpec<A extends Access, B, Q, S extends number> {
  method: Method
  path: string
  access: A
  /** every status it answers with, besides those of the guard and 422, which every call may; 200 when left out */
  answers?: readonly S[]
  /** types of the files it answers with, instead of JSON */
  files?: readonly string[]
  body?: z.ZodType<B>
  query?: z.ZodType<Q>
  /** makes a thing that a repeat with the same Idempotency-Key does not make again */
  takesOnceKey?: boolean
  /** headers that it reads, by their names, and what they say */
  headers?: Readonly<Record<string, string>>
  /** what its callers must know and the rest of the row does not say */
  says?: string
  /** larger than the server's usual one: files */
  maxBodyBytes?: number
  /**
   * What is known of a call before its body: an answer is given at once and the body is not taken. Asked once, after the guard;
   * whatever may change meanwhile is asked again by the handler.
   */
  before?(head: Head<A>): Promise<Answer<NoInfer<S> | 422> | null>
  handle(call: Call<A, B, Q>): Promise<Answer<NoInfer<S> | 422>> | Answer<NoInfer<S> | 422>
}

/** One row of the route table: what the server goes by, and what the documents tell of it (docs/openapi.ts). */
export interface Route {
  method: Method
  path: string
  access: Access
  answers: readonly number[]
  files: readonly string[]
  body: z.ZodType | undefined
  query: z.ZodType | undefined
  maxBodyBytes: number
  takesOnceKey: boolean
  headers: Readonly<Record<string, string>>
  /** "" when its row says all */
  says: string
  /** Before the body is read (whoever may not call sends 5 MB to nobody), and again when it comes later. */
  guard(backend: Backend, token: string): Promise<Admission>
}

/** What answers a caller who was let in. */
export type Respond = (raw: RawCall) => Promise<Answer>

type Admission =
  | { kind: 'in'; before: (head: RawHead) => Promise<Answer | null>; respond: Respond }
  | { kind: 'out'; answer: Answer }

type Checked<T> = { kind: 'good'; value: T } | { kind: 'bad'; answer: Answer }

const isResumeFault = (message: string): message is ResumeFault => Object.hasOwn(FAULTS, message)

/** What is wrong with a part of a resume is said by field, in the words of its contract, the first fault of each. */
function faultsIn(issues: readonly z.core.$ZodIssue[]): FieldFault[] {
  const faults = issues.map(({ path, message }) =>
    isResumeFault(message)
      ? { field: String(path[0] ?? ''), message: FAULTS[message] }
      : { field: path.join('.'), message },
  )
  return faults.filter(({ field }, at) => faults.findIndex((fault) => fault.field === field) === at)
}

function check<T>(schema: z.ZodType<T> | undefined, value: unknown): Checked<T | undefined> {
  const poison = findPoison(value)
  if (poison) return { kind: 'bad', answer: invalid([{ field: '', message: poison }]) }
  if (!schema) return { kind: 'good', value: undefined }
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return { kind: 'good', value: parsed.data }
  return { kind: 'bad', answer: invalid(faultsIn(parsed.error.issues)) }
}

/**
 * Makes a row of the route table. First the guard, then the shape, then the handler: somebody who may not
 * call learns nothing about shapes.
 */
export function route<A extends Access, B = undefined, Q = undefined, S extends number = 200>(
  spec: RouteSpec<A, B, Q, S>,
): Route {
  const { method, path, access, maxBodyBytes = MAX_BODY_BYTES, takesOnceKey = false } = spec
  return {
    method,
    path,
    access,
    answers: spec.answers ?? [200],
    files: spec.files ?? [],
    body: spec.body,
    query: spec.query,
    maxBodyBytes,
    takesOnceKey,
    headers: spec.headers ?? {},
    says: spec.says ?? '',
    async guard(backend, token) {
      const guarded = await GUARDS[access](backend, token)
      if (guarded.kind === 'out') return guarded
      const { caller } = guarded
      const respond: Respond = async ({ params, ...raw }) => {
        // An id with U+0000 names nothing, and one of the databases would fail over it.
        if (findPoison(params)) return notFound()
        if (raw.onceKey.length > MAX_ONCE_KEY)
          return invalid([{ field: '', message: `Idempotency-Key: longer than ${MAX_ONCE_KEY} characters` }])
        const body = check(spec.body, raw.body)
        if (body.kind === 'bad') return body.answer
        const query = check(spec.query, raw.query)
        if (query.kind === 'bad') return query.answer
        // Without a schema B and Q are undefined, and so is the value.
        const checked = { body: body.value as B, query: query.value as Q }
        const onceKey = takesOnceKey ? raw.onceKey : ''
        // Who only reads files has no login of its own to write with.
        const isWriter = caller !== null && 'loginId' in caller
        const own = isWriter ? { ...backend, writes: writesOf(backend.writes, caller) } : backend
        try {
          return await spec.handle({ ...raw, ...checked, onceKey, backend: own, caller, params })
        } catch (error) {
          if (!(error instanceof LoginOver)) throw error
          return access === 'chat' || access === 'chat-renewal' ? chatRevoked() : revoked()
        }
      }
      const before = async (head: RawHead) => spec.before?.({ ...head, backend, caller }) ?? null
      return { kind: 'in', before, respond }
    },
  }
}
