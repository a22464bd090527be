import type { More } from '@sarika/im-engine'
import { PROTOCOL } from '@sarika/im-engine/kinds'
import type { CommandName, Entry, Json, Recording } from '../record/recording'
import { rowsOf } from './known-rows'

type Fields = { readonly [field: string]: Json | undefined }

/** Where a proxy hears each command; `nowhere`: only a recorder in the page does. */
const HEARD = {
  start: 'beginning',
  send: 'frame',
  withdraw: 'frame',
  broadcast: 'call',
  setConversation: 'call',
  setAbout: 'call',
  setInterview: 'call',
  erase: 'call',
  loadOlder: 'call',
  markRead: 'call',
  // As the sends that it makes.
  forward: 'nowhere',
  open: 'nowhere',
  stop: 'nowhere',
  signOut: 'nowhere',
  // A proxy hears no files.
  sendFile: 'nowhere',
  sendFiles: 'nowhere',
  resend: 'nowhere',
  discard: 'nowhere',
  close: 'nowhere',
  loadNewer: 'nowhere',
  showAround: 'nowhere',
  toNewest: 'nowhere',
  // Of this machine alone.
  star: 'nowhere',
  clearConversation: 'nowhere',
  // As the mark that it moves.
  seen: 'nowhere',
  setDraft: 'nowhere',
  // What people do about each other and in groups a proxy hears as calls, and concludes nothing from them yet.
  'contacts.find': 'nowhere',
  'contacts.match': 'nowhere',
  'contacts.request': 'nowhere',
  'contacts.answer': 'nowhere',
  'contacts.cancel': 'nowhere',
  'contacts.seen': 'nowhere',
  'contacts.add': 'nowhere',
  'contacts.change': 'nowhere',
  'contacts.tag': 'nowhere',
  'contacts.remove': 'nowhere',
  'contacts.block': 'nowhere',
  'contacts.unblock': 'nowhere',
  'contacts.privacy': 'nowhere',
  'contacts.setPrivacy': 'nowhere',
  'groups.create': 'nowhere',
  'groups.invite': 'nowhere',
  'groups.remove': 'nowhere',
  'groups.quit': 'nowhere',
  'groups.disband': 'nowhere',
  'groups.transfer': 'nowhere',
  'groups.setRole': 'nowhere',
  'groups.mute': 'nowhere',
  'groups.change': 'nowhere',
  'groups.setMyName': 'nowhere',
  'groups.set': 'nowhere',
  'groups.announce': 'nowhere',
  'groups.announcements': 'nowhere',
  'groups.info': 'nowhere',
  'groups.settings': 'nowhere',
  'groups.admins': 'nowhere',
  'groups.memberSettings': 'nowhere',
  'groups.memberSetting': 'nowhere',
} as const satisfies Readonly<Record<CommandName, 'beginning' | 'frame' | 'call' | 'nowhere'>>

type Command = {
  readonly name: { [Name in CommandName]: (typeof HEARD)[Name] extends 'nowhere' ? never : Name }[CommandName]
  readonly args: Json
}

/** Read marks are collected for this long before they are told, ms. Source: the engine's timing. */
const MARKS_FLUSH_MS = 1_000
/** An engine that finds nothing on its disk may be so busy with what comes that it asks the server this much later, ms. */
const EMPTY_READ_MS = 1_000
/** Reads everything on the disk; a call again goes to the server. */
const ALL = 1_000_000

const keyOf = (group: Json | undefined, person: Json | undefined): string =>
  typeof group === 'string' && group !== '' ? `team-${group}` : `p2p-${String(person)}`

/** Who was mentioned in what was sent, and where, as far as it was told. */
const mentionsOf = ({ mentions, mentionsAt }: Fields = {}): { readonly [field: string]: Json } => ({
  ...(mentions === undefined ? {} : { mentions }),
  ...(mentionsAt === undefined ? {} : { mentionsAt }),
})

/** What was sent, as the command said it: a text, or the body of a kind of the protocol. */
function contentOf({ type, content = '', quoteId, jobId, extra, ...fields }: Fields): Json {
  const quoting = quoteId ? { quoteId } : {}
  const about = jobId ? { jobId: String(jobId) } : {}
  if (type === undefined || type === '' || type === 'text')
    return { text: content, ...quoting, ...about, ...mentionsOf(extra as Fields | undefined) }
  const { kind, body = {} } = PROTOCOL.read({
    kind: String(type),
    text: String(content),
    ...about,
    ...(extra === undefined ? {} : { extra: JSON.stringify(extra) }),
    more: fields as More,
  })
  return { type: kind, extra: body as Json, ...quoting }
}

/**
 * A proxy hears no commands: what a person did is concluded from what the engine sent, and stands before it. Failed
 * messages that were sent again by hand cannot be told from resends of the engine, and drafts leave no trace.
 */
class Conclusions {
  readonly #sent = new Set<string>()
  readonly #times = new Map<string, number>()
  #count = 0

  before(entry: Entry): readonly Entry[] {
    this.#noteTimes(entry)
    if (entry.type === 'out') return this.#ofFrame(entry)
    if (entry.type === 'ask') return this.#ofCall(entry)
    return []
  }

  begin(entry: Entry): readonly Entry[] {
    return this.#commands(entry, [{ name: 'start', args: {} }])
  }

  #noteTimes(entry: Entry): void {
    const payload = entry.type === 'in' ? entry.frame : entry.type === 'answer' ? entry.body : undefined
    if (payload === undefined || 'text' in payload) return
    for (const row of rowsOf(payload.json) as readonly Fields[])
      this.#times.set(String(row.msg_id), Number(row.msg_time))
    const { action, data } = payload.json as { action?: Json; data?: Fields }
    if (action === 'ack') this.#times.set(String(data?.msg_id), Number(data?.msg_time))
  }

  #ofFrame(entry: Extract<Entry, { type: 'out' }>): readonly Entry[] {
    if ('text' in entry.frame) return []
    const { data } = entry.frame.json as { data?: Fields }
    const msg = data?.msg as Fields | undefined
    const clientId = String(data?.seq)
    if (data === undefined || msg === undefined || this.#sent.has(clientId)) return []
    this.#sent.add(clientId)
    const key = keyOf(data.group_id, data.receiver_id)
    const target = String(msg.msgId)
    const command: Command =
      msg.type === 'withdraw'
        ? { name: 'withdraw', args: { key, messages: [{ msgId: target, at: this.#times.get(target) ?? 0 }] } }
        : { name: 'send', args: { key, content: contentOf(msg) } }
    return this.#commands(entry, [command], [clientId])
  }

  /** A command for each word: those that are deleted, and those that are put back. */
  #ofErasures(
    entry: Extract<Entry, { type: 'ask' }>,
    { receiverId, talkMode, items }: Fields,
  ): readonly Entry[] {
    const key = talkMode === 2 ? keyOf(receiverId, '') : keyOf('', receiverId)
    const words = (items ?? []) as readonly Fields[]
    const commands = [1, 0].flatMap((isErased) => {
      const said = words.filter((word) => word.isErased === isErased)
      const messages = said.map(({ msgId = '', msgTime = 0 }) => ({ msgId, at: msgTime }))
      return said.length === 0
        ? []
        : [{ name: 'erase', args: { key, messages, isOn: isErased === 1 } } as const]
    })
    return this.#commands(entry, commands)
  }

  #ofCall(entry: Extract<Entry, { type: 'ask' }>): readonly Entry[] {
    if (entry.body === null || 'text' in entry.body) return []
    const body = entry.body.json as Fields
    // An engine that is told later may find the mark without a socket.
    if (entry.path === '/biz/conversations/read')
      return this.#commands(
        { ...entry, at: entry.at - MARKS_FLUSH_MS },
        ((body.items ?? []) as readonly Fields[]).map(({ receiverId, isGroup, readTime, readMsgId }) => ({
          name: 'markRead',
          args: {
            key: isGroup === 1 ? keyOf(receiverId, '') : keyOf('', receiverId),
            msgId: readMsgId ?? '',
            at: readTime ?? 0,
          },
        })),
      )
    if (entry.path === '/biz/conversations/setting' || entry.path === '/biz/conversations/items/delete') {
      const { receiverId, talkMode, setTopTime, isDisturb, interview } = body
      const key = talkMode === 2 ? keyOf(receiverId, '') : keyOf('', receiverId)
      if (interview !== undefined)
        return this.#commands(entry, [{ name: 'setInterview', args: { key, interview } }])
      const data: Json =
        setTopTime === undefined
          ? { isDeleted: true }
          : {
              pinnedAt: setTopTime,
              doNotDisturb: isDisturb === 1,
              isArchived: body.isArchived === 1,
              isMarkedUnread: body.isUnread === 1,
            }
      return this.#commands(entry, [{ name: 'setConversation', args: { key, data } }])
    }
    if (entry.path === '/biz/conversations/messages/erase') return this.#ofErasures(entry, body)
    if (entry.path === '/biz/conversations/items/save') {
      const { receiverId, talkMode, extra } = body
      const key = talkMode === 2 ? keyOf(receiverId, '') : keyOf('', receiverId)
      const data = { ...(extra as { readonly [field: string]: Json }), isForced: true }
      return this.#commands(entry, [{ name: 'setAbout', args: { key, data } }])
    }
    if (entry.path === '/chat/im/user/sendP2MMsg') {
      const receivers = (body.receivers ?? []) as readonly Fields[]
      const clientIds = receivers.map(({ seq }) => String(seq))
      if (clientIds.some((clientId) => this.#sent.has(clientId))) return []
      for (const clientId of clientIds) this.#sent.add(clientId)
      const to = receivers.map(({ receiver_id }) => ({ key: keyOf('', receiver_id) }))
      const text = (body.msg as Fields | undefined)?.content ?? ''
      return this.#commands(entry, [{ name: 'broadcast', args: { receivers: to, text } }], clientIds)
    }
    if (typeof body.before === 'string' && body.from_number === undefined) {
      const args = { key: keyOf(body.group_id, body.im_id), count: ALL }
      if (body.before === '') {
        const first = { ...entry, at: entry.at - EMPTY_READ_MS }
        return this.#commands(first, [{ name: 'loadOlder', args }]).slice(0, 1)
      }
      const stored = this.#commands(entry, [{ name: 'loadOlder', args }])
      // Settled by the answer, which comes behind this call.
      const fetched = this.#commands(entry, [{ name: 'loadOlder', args }]).slice(0, 1)
      return [...stored, ...fetched]
    }
    return []
  }

  #commands(entry: Entry, commands: readonly Command[], clientIds: readonly string[] = []): readonly Entry[] {
    const { at, tab } = entry
    return commands.flatMap((command): Entry[] => {
      const id = ++this.#count
      return [
        { type: 'command', id, ...command, at, tab },
        { type: 'settled', id, isOk: true, clientIds, at, tab },
      ]
    })
  }
}

/** A record and its number, from 1; concluded commands have the number of the record that they stand before. */
export interface Step {
  readonly entry: Entry
  readonly position: number
}

/**
 * A page that is loaded anew fetches its contacts anew: its socket begins another tab of the account, which finds what the
 * one before left.
 */
function lives(entries: readonly Entry[]): readonly Step[] {
  const steps: Step[] = []
  const tabs = new Map<string, { begin: Extract<Entry, { type: 'tab' }>; life: number; before: number }>()
  const isLoaded = (tab: string, from: number): boolean => {
    for (let index = from + 1; index < entries.length; index++) {
      const entry = entries[index]
      if (entry?.tab !== tab) continue
      if (entry.type === 'socket') return false
      if (entry.type === 'ask' && /^\/chat\/users\/[^/]+\/contacts$/.test(entry.path)) return true
    }
    return false
  }
  for (const [index, entry] of entries.entries()) {
    const position = index + 1
    if (entry.type === 'tab') tabs.set(entry.tab, { begin: entry, life: 0, before: 0 })
    const one = tabs.get(entry.tab)
    const name = (): string => `${entry.tab}${one === undefined || one.life === 0 ? '' : `.${one.life}`}`
    if (one !== undefined && entry.type === 'socket' && entry.generation > 1 && isLoaded(entry.tab, index)) {
      steps.push({ entry: { type: 'kill', at: entry.at, tab: name() }, position })
      one.life++
      one.before = entry.generation - 1
      steps.push({ entry: { ...one.begin, at: entry.at, tab: name() }, position })
    }
    const moved = { ...entry, tab: name() }
    if ('generation' in moved && one !== undefined)
      steps.push({ entry: { ...moved, generation: moved.generation - one.before }, position })
    else steps.push({ entry: moved, position })
  }
  return steps
}

/** How an engine closes its socket by itself. */
const OWN_CLOSE = 1000

/**
 * A proxy hears no signals: an engine that closes its socket and opens another one in the same page was without a network
 * between. Where the close itself did not come through, the next socket tells.
 */
function signals(steps: readonly Step[]): readonly Step[] {
  const newest = new Map<string, number>()
  for (const { entry } of steps) if (entry.type === 'socket') newest.set(entry.tab, entry.generation)
  const open = new Set<string>()
  const offline = new Set<string>()
  return steps.flatMap((step): Step[] => {
    const { entry, position } = step
    const { at, tab } = entry
    const online = (isOnline: boolean): Step => ({ entry: { type: 'online', isOnline, at, tab }, position })
    if (entry.type === 'closed') {
      const isLast = newest.get(tab) === entry.generation
      open.delete(tab)
      if (entry.code !== OWN_CLOSE || isLast) return [step]
      offline.add(tab)
      return [online(false), step]
    }
    if (entry.type !== 'socket') return [step]
    const wasAway = offline.delete(tab)
    const isLost = open.has(tab)
    open.add(tab)
    return [...(isLost ? [online(false)] : []), ...(isLost || wasAway ? [online(true)] : []), step]
  })
}

/** The records of a recording with its commands: as recorded in a page, concluded behind a proxy. */
export function stepsOf({ header, entries }: Recording): readonly Step[] {
  if (header.source !== 'proxy') return entries.map((entry, index) => ({ entry, position: index + 1 }))
  const conclusions = new Conclusions()
  const steps: Step[] = []
  for (const { entry, position } of signals(lives(entries))) {
    const before = conclusions.before(entry)
    const after = entry.type === 'tab' ? conclusions.begin(entry) : []
    steps.splice(placeOf(before[0], steps), 0, ...before.map((one) => ({ entry: one, position })))
    steps.push(...[entry, ...after].map((one) => ({ entry: one, position })))
  }
  return steps
}

/** By its time, which may lie before what is known already; behind its tab's own start. */
function placeOf(command: Entry | undefined, steps: readonly Step[]): number {
  if (command === undefined) return steps.length
  const { at, tab } = command
  const begin = steps.findLastIndex(({ entry }) => entry.type === 'tab' && entry.tab === tab)
  // The tab, its start, and that it is settled.
  return Math.max(begin + 3, steps.findLastIndex(({ entry }) => entry.at <= at) + 1)
}
