import { expect, it } from 'vitest'
import { decodeBody, encodeBody, type SignalBody } from './signal-body.js'

const body: SignalBody = {
  session: '9f3c',
  to: '',
  shows: { audio: true, video: false },
  says: { type: 'hello', isAnswer: false },
}

it('S-CALL-63 what a device says is read as it was written, and what nobody can read is no signal', () => {
  expect(decodeBody(encodeBody(body))).toEqual(body)
  const candidate = { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null }
  const told = { ...body, says: { type: 'candidates' as const, candidates: [candidate] } }
  expect(decodeBody(encodeBody(told))).toEqual(told)
  for (const text of [
    ...['', '{', 'null', '[]', '"hello"', '{}'],
    encodeBody({ ...body, says: { type: 'shout' } as never }),
    encodeBody({ ...body, session: 7 as never }),
    encodeBody({ ...body, says: { type: 'offer', sdp: null as never, of: 1 } }),
  ])
    expect(decodeBody(text)).toBe(null)
})
