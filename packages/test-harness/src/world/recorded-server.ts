import type { RestAnswer } from './model-answer'
import type { Changed } from './model-contacts'
import type { Asking } from './model-requests'
import { ModelRest, type RestCall } from './model-rest'
import { ModelServer, type Post } from './model-server'
import type { Body, Decision, ModelContactChange } from './model-types'

/** What reached the server and was done or refused there; `at` is the server's clock, ms since epoch. */
export type Operation = { readonly at: number } & Request

export type Request =
  | { readonly kind: 'account'; readonly id: string }
  | { readonly kind: 'group'; readonly id: string; readonly members: readonly string[] }
  | {
      readonly kind: 'post'
      readonly sender: string
      readonly target: string
      readonly isGroup: boolean
      readonly clientId: string
      readonly msg: Body
      /** 0 = kept, now or before */
      readonly code: number
      /** 0 = refused */
      readonly number: number
    }
  | { readonly kind: 'poison'; readonly sender: string; readonly target: string; readonly isGroup: boolean }
  | {
      readonly kind: 'receipt'
      readonly receipt: 'read' | 'arrived'
      readonly reader: string
      readonly author: string
      readonly target: string
      readonly isGroup: boolean
      readonly ids: readonly string[]
      readonly code: number
    }
  | {
      readonly kind: 'mark'
      readonly account: string
      readonly target: string
      readonly isGroup: boolean
      readonly time: number
      readonly id: string
    }
  | { readonly kind: 'block'; readonly by: string; readonly whom: string; readonly isOn: boolean }
  | { readonly kind: 'friends'; readonly a: string; readonly b: string; readonly isFriend: boolean }
  | {
      readonly kind: 'ask'
      readonly from: string
      readonly to: string
      readonly asking: Asking
      /** The request that answers it, and how it stands for who asked. */
      readonly requestId: string
      readonly status: number | null
    }
  | {
      readonly kind: 'decide'
      readonly by: string
      readonly requestId: string
      readonly decision: Decision
      readonly outcome: 'done' | 'over' | 'missing'
    }
  | {
      readonly kind: 'take'
      readonly by: string
      readonly whom: string
      readonly isHidden: boolean
      readonly isDone: boolean
    }
  | {
      readonly kind: 'about'
      readonly by: string
      readonly whom: string
      readonly change: ModelContactChange
      readonly isDone: boolean
    }
  | { readonly kind: 'consent'; readonly by: string; readonly isNeeded: boolean }
  | {
      readonly kind: 'call'
      readonly account: string
      readonly method: string
      readonly path: string
      readonly body: unknown
      readonly status: number
      /** A group that it made. */
      readonly made: string | undefined
    }

/** A model server that writes down what was asked of it, in its order, with its verdict. */
export class RecordedServer extends ModelServer {
  readonly operations: Operation[] = []

  record(request: Request): void {
    this.operations.push({ at: this.time.now(), ...request })
  }

  override addAccount(id: string): void {
    super.addAccount(id)
    this.record({ kind: 'account', id })
  }

  override addGroup(id: string, members: readonly string[]): void {
    super.addGroup(id, members)
    this.record({ kind: 'group', id, members })
  }

  override post(
    sender: string,
    target: string,
    isGroup: boolean,
    clientId: string,
    msg: Body,
    origin: unknown,
  ): Post {
    const posted = super.post(sender, target, isGroup, clientId, msg, origin)
    const [code, number] = posted.kind === 'refused' ? [posted.code, 0] : [0, posted.message.number]
    this.record({ kind: 'post', sender, target, isGroup, clientId, msg, code, number })
    return posted
  }

  override postPoison(sender: string, target: string, isGroup: boolean): void {
    super.postPoison(sender, target, isGroup)
    this.record({ kind: 'poison', sender, target, isGroup })
  }

  override receipt(
    receipt: 'read' | 'arrived',
    reader: string,
    author: string,
    target: string,
    isGroup: boolean,
    ids: readonly string[],
  ): number {
    const code = super.receipt(receipt, reader, author, target, isGroup, ids)
    this.record({ kind: 'receipt', receipt, reader, author, target, isGroup, ids, code })
    return code
  }

  override moveMark(account: string, target: string, isGroup: boolean, time: number, id: string): void {
    super.moveMark(account, target, isGroup, time, id)
    this.record({ kind: 'mark', account, target, isGroup, time, id })
  }

  override setBlocked(by: string, whom: string, isOn: boolean): Changed {
    const changed = super.setBlocked(by, whom, isOn)
    this.record({ kind: 'block', by, whom, isOn })
    return changed
  }

  override setFriends(a: string, b: string, isFriend: boolean): Changed {
    const isMade = isFriend && !this.isFriend(a, b)
    const changed = super.setFriends(a, b, isFriend)
    if (isMade) this.record({ kind: 'friends', a, b, isFriend })
    return changed
  }

  override endContact(by: string, other: string): Changed {
    const changed = super.endContact(by, other)
    this.record({ kind: 'friends', a: by, b: other, isFriend: false })
    return changed
  }

  override ask(from: string, to: string, asking: Asking = {}) {
    const asked = super.ask(from, to, asking)
    const status = this.contactRow(from, to).request?.status ?? null
    this.record({ kind: 'ask', from, to, asking, requestId: asked.request.id, status })
    return asked
  }

  override decide(by: string, requestId: string, decision: Decision) {
    const decided = super.decide(by, requestId, decision)
    const outcome = decided === undefined ? 'missing' : decided === 'over' ? 'over' : 'done'
    this.record({ kind: 'decide', by, requestId, decision, outcome })
    return decided
  }

  override add(by: string, whom: string, isHidden = false): Changed | undefined {
    const changed = super.add(by, whom, isHidden)
    this.record({ kind: 'take', by, whom, isHidden, isDone: changed !== undefined })
    return changed
  }

  override changeContact(by: string, whom: string, change: ModelContactChange): Changed | undefined {
    const changed = super.changeContact(by, whom, change)
    this.record({ kind: 'about', by, whom, change, isDone: changed !== undefined })
    return changed
  }

  override setConsent(by: string, isNeeded: boolean): void {
    super.setConsent(by, isNeeded)
    this.record({ kind: 'consent', by, isNeeded })
  }
}

/** Calls that change how an account sees a conversation. */
const VIEW_CALLS: ReadonlySet<string> = new Set([
  '/biz/conversations/setting',
  '/biz/conversations/items/delete',
  '/biz/conversations/messages/erase',
])

const isChange = ({ method, path }: Omit<RestCall, 'token'>): boolean =>
  VIEW_CALLS.has(path) || (path.startsWith('/chat/groups') && method !== 'GET')

/** The calls of a recorded server. */
export class RecordedRest extends ModelRest {
  constructor(private readonly recorded: RecordedServer) {
    super(recorded)
  }

  override respond(account: string, call: Omit<RestCall, 'token'>): RestAnswer {
    const answer = super.respond(account, call)
    if (!isChange(call)) return answer
    const { method, path, body } = call
    const { data } = JSON.parse(answer.body) as { data?: { group_id?: string } | null }
    this.recorded.record({
      ...{ kind: 'call', account, method, path, status: answer.status, made: data?.group_id },
      body: body === '' ? undefined : JSON.parse(body),
    })
    return answer
  }
}
