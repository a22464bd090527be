import type { Entry, Json, Payload } from '../record/recording'

type Fields = { readonly [field: string]: Json | undefined }

const fieldsOf = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

const short = (value: Json | undefined): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

function frameWords(payload: Payload): string {
  if ('text' in payload) return `no JSON, ${payload.text.length} units`
  const frame = fieldsOf(payload.json)
  const data = fieldsOf(frame.data)
  const msg = fieldsOf(data.msg)
  const notice = fieldsOf(data.notice)
  switch (frame.action) {
    case 'ack':
      return `ack of ${short(frame.seq)}: code ${short(data.code)}, message ${short(data.msg_id ?? '-')}`
    case 'notice':
      return `notice ${short(notice.notice_type ?? data.type)}`
    case 'error':
      return `error ${short(data.id)}`
    case 'p2p':
    case 'group':
      if (data.type === 'ping') return 'ping'
      if (data.type === 'notice') {
        const count = Array.isArray(notice.msg_ids) ? notice.msg_ids.length : 0
        return `receipt ${short(notice.notice_type)} of ${count} messages to ${short(notice.rim_id)}`
      }
      return `${short(msg.type)} from ${short(data.sender_id)} to ${short(data.group_id ?? data.receiver_id)}, message ${short(data.msg_id ?? data.seq)}: ${short(msg.content ?? '')}`
    default:
      return short(frame.action ?? payload.json)
  }
}

function answerWords({ kind, status, body }: Extract<Entry, { type: 'answer' }>): string {
  if (kind !== 'answer') return kind
  if ('text' in body) return `${status}, no JSON`
  const { code, data } = fieldsOf(body.json)
  return `${status}, code ${short(code)}${Array.isArray(data) ? `, ${data.length} rows` : ''}`
}

/** What a record is, in words on one line. */
export function describe(entry: Entry): string {
  switch (entry.type) {
    case 'tab':
      return `tab of ${entry.me}, ${entry.isOnline ? 'online' : 'offline'}, ${entry.isVisible ? 'visible' : 'hidden'}`
    case 'command':
      return `command ${entry.id}: ${entry.name} ${short(entry.args)}`
    case 'settled':
      return `command ${entry.id} ${entry.isOk ? 'accepted' : 'refused'} ${entry.clientIds.join(' ')}`.trimEnd()
    case 'socket':
      return `socket ${entry.generation} asked for`
    case 'opened':
      return `socket ${entry.generation} open`
    case 'in':
      return `socket ${entry.generation} <- ${frameWords(entry.frame)}`
    case 'out':
      return `socket ${entry.generation} -> ${frameWords(entry.frame)}${entry.isWritten ? '' : ' (not written)'}`
    case 'close':
      return `socket ${entry.generation} closed by the engine, ${entry.code}`
    case 'closed':
      return `socket ${entry.generation} over, ${entry.code}`
    case 'ask':
      return `call ${entry.id} -> ${entry.method} ${entry.path} ${entry.body === null ? '' : short('text' in entry.body ? entry.body.text : entry.body.json)}`.trimEnd()
    case 'answer':
      return `call ${entry.id} <- ${answerWords(entry)}`
    case 'online':
      return entry.isOnline ? 'online' : 'offline'
    case 'visible':
      return entry.isVisible ? 'visible' : 'hidden'
    case 'refresh':
      return 'token: renewal asked for'
    case 'refreshed':
      return `token: ${entry.kind}`
    case 'chance':
      return `chance ${entry.value.toFixed(4)}`
    case 'clock':
      return `the clock was moved by ${entry.byMs} ms`
    case 'kill':
      return 'tab killed'
    case 'stored':
      return 'its database was not empty'
    case 'state':
      return `state of ${entry.me}: ${entry.state.conversations.length} conversations, digest ${entry.state.digest.slice(0, 16)}`
    case 'end':
      return 'end'
  }
}
