/** Calls as a client of the wire makes them. */
import { CALL_STATE } from '@sarika/im-engine/wire'
import { newClientId, type TestSocket } from './client'

export { CALL_STATE as STATE }

interface Said {
  channel: string
  state: number
  type?: number
  extra?: object
  reqId?: string
}

const noticeOf = ({ channel, state, type = 1, extra }: Said, rim_id: string, req_id: string) => ({
  ...{ notice_type: 'call', im_id: 'whoever', rim_id, timestamp: 1, req_id, state, channel, type },
  ...(extra === undefined ? {} : { extra: JSON.stringify(extra) }),
})

/** A step of a call of two. */
export function callTo(receiver_id: string, said: Said) {
  const seq = said.reqId ?? newClientId()
  return {
    ...{ action: 'p2p', seq },
    data: { type: 'notice', receiver_id, notice: noticeOf(said, receiver_id, seq) },
  }
}

/** A step of a meeting. */
export function meetingOf(group_id: string, said: Said) {
  const seq = said.reqId ?? newClientId()
  const notice = noticeOf({ type: 3, ...said }, group_id, seq)
  return { action: 'group', seq, data: { type: 'notice', group_id, notice } }
}

export function signalTo(receiver_id: string, channel: string, body: string, from_device = 'tab') {
  const data = { type: 'call_signal', receiver_id, channel, from_device, body }
  return { action: 'p2p', seq: newClientId(), data }
}

interface CallNotice {
  notice_type: string
  im_id: string
  rim_id: string
  timestamp: number
  req_id: string
  state: number
  channel: string
  type: number
  extra: string
  meetingInfo?: { groupId: string; title: string; members: string[] }
}

/** The next word about a call that comes to a socket. */
export async function nextWord(socket: TestSocket): Promise<CallNotice> {
  const { data } = await socket.nextNotice('call')
  return data.notice as CallNotice
}

/** Words about calls that came to a socket and that nobody took, once all that was sent before is done. */
export async function wordsOf(socket: TestSocket): Promise<CallNotice[]> {
  socket.send({ action: 'p2p', data: { type: 'ping' } })
  await socket.next('the answer', ({ data }) => data?.type === 'presence' && data.typing === 1)
  await socket.beat()
  return socket.kept.flatMap(({ data }) => {
    const notice = data?.notice as CallNotice | undefined
    return notice?.notice_type === 'call' ? [notice] : []
  })
}
