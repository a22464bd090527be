import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BUILT_IN } from './built-in.js'
import { defineKind } from './define-kind.js'
import { kindOfFile } from './index.js'
import type { AnyKind, Raw } from './kind.js'
import { Kinds, PROTOCOL } from './registry.js'

const all: readonly AnyKind[] = BUILT_IN

const file = {
  url: '/files/1',
  name: 'cv.pdf',
  size: 12,
  duration: 3,
  width: 4,
  height: 5,
  fileType: 'application/pdf',
  posterUrl: '/files/2',
  posterWidth: 6,
  posterHeight: 7,
  posterSize: 8,
  waveform: Array.from({ length: 64 }, (_, index) => index / 63),
  caption: 'As you asked',
}
const job = { jobId: '7', jobTitle: 'Cook', resumeId: '8', jobApplyId: '9', text: 'Please look' }
const money = {
  id: '7',
  amount: 500,
  note: 'Lunch',
  state: 'sent',
  from: 'im-1',
  to: 'im-2',
  count: 2,
  left: 1,
}
const call = { text: 'Missed', state: 6, duration: 0 }
const prose = { text: 'Hello' }

/** One body of each kind. */
const BODIES: Readonly<Record<string, unknown>> = {
  text: prose,
  image: file,
  video: file,
  audio: file,
  file,
  geo: { latitude: 11.55, longitude: -104.92, title: 'Riverside', address: 'Sisowath Quay' },
  tip: {
    text: 'You are contacts now',
    tipType: 'agree',
    fromImId: 'im-1',
    openImId: 'im-2',
    openImIds: ['im-2', 'im-3'],
    count: 2,
    names: { 'im-1': 'Ann', 'im-2': 'Bo' },
    title: 'Kitchen',
  },
  custom: prose,
  notification: prose,
  robot: { text: 'Call us', intent: 'person' },
  redPacketLP: money,
  redPacketAcceptLP: money,
  transferLP: money,
  groupTransfer: money,
  transferReturnLP: money,
  transferAcceptLP: money,
  receiveCreateLP: money,
  receivePaidLP: money,
  notice: prose,
  referTo: { text: 'As you said', refersTo: 'At nine' },
  businessCard: { imId: 'im-3', nickname: 'Dara', avatar: '/a.png', company: 'Angkor Foods' },
  newFriend: { imId: 'im-3', nickname: 'Dara', text: 'Hello' },
  call,
  audioCall: call,
  videoCall: call,
  meetingCall: call,
  groupAnnouncement: prose,
  job,
  resume: job,
  reqResume: job,
  sendResume: job,
  inviteInterview: job,
  changeJob: job,
  companyBusinessCard: { company: 'Angkor Foods', contact: 'Dara', job: 'Cook' },
}

it('S-KIND-1 knows every kind of the protocol, each by one name', () => {
  expect(all.map(({ type }) => type)).toEqual(Object.keys(BODIES))
})

it.each(all.map((kind) => [kind.type, kind] as const))('S-KIND-1 reads what it writes: %s', (type, kind) => {
  const body = BODIES[type]
  expect(kind.judge?.(body)).toBeUndefined()
  const raw = kind.encode(body)
  expect(kind.decode(JSON.parse(JSON.stringify(raw)) as Raw)).toEqual(body)
  expect(kind.is({ kind: type, body })).toBe(true)
  expect(kind.is({ kind: type })).toBe(false)
})

it('S-KIND-1 a custom of 97, 98 and 99 is an invitation, a job and a resume', () => {
  const named = (subtype: number) =>
    PROTOCOL.read({
      kind: 'custom',
      subtype: String(subtype),
      text: '{"jobId":7,"jobTitle":"Cook","resumeId":"8"}',
      extra: `{"subtype":${subtype}}`,
    })
  expect([97, 98, 99].map((subtype) => named(subtype).kind)).toEqual(['inviteInterview', 'job', 'resume'])
  expect(named(98)).toMatchObject({ text: 'Cook', body: { jobId: '7', jobTitle: 'Cook', resumeId: '8' } })
})

it.each([
  ['job', 'jobId'],
  ['reqResume', 'jobId'],
  ['changeJob', 'jobId'],
  ['resume', 'resumeId'],
  ['sendResume', 'jobApplyId'],
  ['inviteInterview', 'jobApplyId'],
] as const)('S-ABOUT-7 nobody sends a card of the kind %s without its %s', (kind, field) => {
  const bare = { jobId: '', jobTitle: '', resumeId: '', jobApplyId: '', text: '' }
  expect(PROTOCOL.encode({ kind, body: { ...bare, [field]: '7' } })).toMatchObject({ ok: true, type: kind })
  expect(PROTOCOL.encode({ kind, body: { ...job, [field]: '' } })).toEqual({
    ok: false,
    why: 'malformed',
    what: `${kind}: it needs a ${field}`,
  })
})

it.each(['reqResume', 'sendResume', 'inviteInterview'])(
  'S-ABOUT-7 a card of the kind %s that came without what it is about is read by its words',
  (kind) => {
    const bare = { jobId: '', jobTitle: '', resumeId: '', jobApplyId: '', text: 'As we said' }
    expect(PROTOCOL.read({ kind, text: 'As we said' })).toMatchObject({ kind, body: bare })
  },
)

it.each([
  ['97', 'inviteInterview'],
  ['98', 'job'],
  ['99', 'resume'],
] as const)('S-ABOUT-8 a custom of %s is read as %s is', (subtype, kind) => {
  const encoded = PROTOCOL.encode({ kind, body: job })
  if (!encoded.ok) throw new Error(encoded.what)
  const { said } = encoded
  const custom = { ...said, kind: 'custom', subtype, extra: JSON.stringify({ jobApplyId: '9', subtype }) }
  expect(PROTOCOL.read(custom)).toEqual(PROTOCOL.read({ ...said, kind }))
  expect(PROTOCOL.read(custom)).toMatchObject({ kind, body: job })
})

it('S-KIND-2 what nobody knows stays as it came', () => {
  const message = { kind: 'hologram', text: '{"a":1}', extra: '{"b":2}' }
  expect(PROTOCOL.read(message)).toEqual({ kind: 'hologram', text: '{"a":1}' })
  expect(PROTOCOL.read({ kind: 'custom', subtype: 'poll', text: 'Lunch?' })).toEqual({
    kind: 'custom',
    text: 'Lunch?',
  })
  expect(PROTOCOL.glance('hologram', undefined, { text: 'x' })).toEqual({})
})

it('S-KIND-2 no raw message makes a kind of the protocol throw, and none changes a prototype', () => {
  const hostile = fc.record(
    {
      text: fc.oneof(fc.string(), fc.json(), fc.constant('{"__proto__":{"polluted":1},"jobId":"1"}')),
      extra: fc.dictionary(
        fc.constantFrom('jobId', 'latitude', 'longitude', 'nickname', 'amount', 'state', '__proto__', 'url'),
        fc.anything({ withNullPrototype: true }),
      ),
      more: fc.constantFrom({}, { fileName: 'x', fileSize: 'y', timeLength: -1 }),
      jobId: fc.string(),
    },
    { requiredKeys: ['text'] },
  )
  fc.assert(
    fc.property(fc.constantFrom(...all), hostile, (kind, raw) => {
      const body = kind.decode(raw as Raw)
      if (body === undefined) return
      expect(typeof kind.preview(body)).toBe('string')
      expect(typeof (kind.textOf ?? kind.preview)(body)).toBe('string')
    }),
    { numRuns: 3_000 },
  )
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

it('S-KIND-3 a brief is one line of at most 80 units, and cuts no character in two', () => {
  const brief = (text: string) => PROTOCOL.glance('robot', undefined, { text }).brief
  expect(brief('  two\n lines ')).toBe('two lines')
  expect(brief('x'.repeat(200))).toHaveLength(80)
  expect(brief(`${'x'.repeat(79)}😀`)).toBe('x'.repeat(79))
  expect(brief('')).toBeUndefined()
})

it('S-KIND-3 only a tip and a new contact are quiet', () => {
  expect(all.filter(({ isQuiet }) => isQuiet === true).map(({ type }) => type)).toEqual(['tip', 'newFriend'])
})

const broken = defineKind<'broken', { readonly a: number }>({
  type: 'broken',
  decode: ({ extra }) => {
    if (extra?.a === 1) throw new Error('decode')
    return { a: 2 }
  },
  encode: ({ a }) => {
    if (a === 3) throw new Error('encode')
    return { text: '', extra: { a } }
  },
  preview: () => {
    throw new Error('preview')
  },
})

it('S-KIND-5 a kind that throws costs its message its look, and is told', () => {
  const faults: string[] = []
  const kinds = new Kinds([broken], (kind, error) => faults.push(`${kind} ${String(error)}`))
  const message = { kind: 'custom', subtype: 'broken', text: 'as it came' }
  expect(kinds.read({ ...message, extra: '{"a":1}' })).toEqual({ kind: 'custom', text: 'as it came' })
  expect(kinds.read({ ...message, extra: '{"a":2}' })).toEqual({ kind: 'broken', text: '', body: { a: 2 } })
  expect(kinds.encode(broken.of({ a: 3 }))).toMatchObject({ ok: false, why: 'malformed' })
  expect(kinds.encode(broken.of({ a: 2 }))).toMatchObject({ ok: true, type: 'custom' })
  expect(new Set(faults)).toEqual(
    new Set(['broken Error: decode', 'broken Error: preview', 'broken Error: encode']),
  )
})

it('S-KIND-5 a name is letters, digits, "-" and "_", and no other kind has it', () => {
  const named = (type: string) =>
    defineKind({ type, decode: () => ({}), encode: () => ({ text: '' }), preview: () => '' })
  for (const name of ['', 'a b', 'x'.repeat(65), 'សំឡេង']) expect(() => named(name)).toThrow(/is no name/)
  for (const name of ['text', 'geo', 'withdraw', '98'])
    expect(() => new Kinds([named(name)])).toThrow(`two kinds of the name "${name}"`)
  expect(() => new Kinds([named('poll'), named('poll')])).toThrow('two kinds of the name "poll"')
})

it('S-KIND-6 what no person may send, what is wrong and what nobody knows is refused by name', () => {
  expect(PROTOCOL.encode({ kind: 'tip', body: { text: '' } })).toEqual({
    ok: false,
    why: 'not-sendable',
    what: 'tip',
  })
  expect(PROTOCOL.encode({ kind: 'poll', body: {} })).toMatchObject({ why: 'not-sendable', what: 'poll' })
  expect(
    PROTOCOL.encode({ kind: 'geo', body: { latitude: 91, longitude: 0, title: '', address: '' } }),
  ).toMatchObject({ why: 'malformed', what: expect.stringContaining('-90 to 90') })
})

it.each([
  ['roof.png', 'image'],
  ['roof.JPG', 'image'],
  ['a.b.bmp', 'image'],
  ['x.jpeg', 'image'],
  ['x.gif', 'image'],
  ['x.mov', 'video'],
  ['x.mp4', 'video'],
  ['x.OGG', 'video'],
  ['x.webm', 'video'],
  ['cv.pdf', 'file'],
  ['x.svg', 'file'],
  ['png', 'image'],
  ['', 'file'],
])('S-UPLOAD-14 %s is sent as %s', (name, kind) => {
  expect(kindOfFile(name)).toBe(kind)
})
