import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openCipher } from '../adapters/cipher.js'
import { toClientId, toGroupId, toImId, toServerId } from '../model/ids.js'
import { callCatalogue as calls, refusal } from './call-catalogue.js'
import { encodeCallNotice, encodeSignal } from './call-notice.js'
import { decodeCallToken, decodeIce, decodeOpenCalls } from './call-rest.js'
import { decodeDone } from './envelope.js'
import { decodeFileTicket, decodeUploaded } from './file.js'
import { frameCatalogue as frames } from './frame-catalogue.js'
import {
  decodeAnnounced,
  decodeAnnouncements,
  decodeGroupChanged,
  decodeGroupInfo,
  decodeGroupSettings,
  decodeMemberSetting,
  decodeMemberSettings,
  decodeRoles,
} from './group-calls.js'
import {
  decodeAuth,
  decodeContacts,
  decodeConversations,
  decodeFrame,
  decodeGroups,
  decodeMembers,
  decodePage,
  encodeHeartbeat,
  encodeMessage,
  encodePing,
  encodeReceipt,
  encodeTyping,
} from './index.js'
import { decodeChanged, decodeFound, decodeMatched, decodePrivacy } from './people.js'
import { decodeQuickReplies } from './quick-replies.js'
import type { Schema } from './schema.js'
import { ENGINE_VERSION, WIRE_FINGERPRINT } from './version.js'
import { decodeFoundWord } from './words.js'

const me = toImId('im-1')
const AT = 1_760_000_000_000
const seq = '5f0c9a1be2d34c7788aa01c2d3e4f506'
const cipher = await openCipher({ bytes: (n) => Uint8Array.from({ length: n }, (_, i) => i), float: () => 0 })
const context = { me, cipher, receiversOf: () => 1 }

const jsonSchemaOf = (schema: Schema) => z.toJSONSchema(schema as z.ZodMiniType, { io: 'output' })

test('S-WIRE-12 the wire is what it was: a changed schema needs a new fingerprint, and thought for old servers', () => {
  const all = [
    ...frames.map(({ name, from, schema }) => [name, from, jsonSchemaOf(schema)]),
    ...calls.map(({ name, call, answer }) => [name, call, jsonSchemaOf(answer)]),
    z.toJSONSchema(refusal, { io: 'output' }),
  ]
  expect(createHash('sha256').update(JSON.stringify(all)).digest('hex')).toBe(WIRE_FINGERPRINT)
})

test('S-WIRE-12 the version that recordings name is the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(ENGINE_VERSION).toBe(version)
})

test.each(frames)('S-WIRE-12 examples of $name keep to its schema', ({ schema, examples }) => {
  for (const example of examples) expect(schema.safeParse(example).error).toBeUndefined()
})

test.each(calls)('S-WIRE-12 the example answer of $name keeps to its schema', ({ answer, example }) => {
  expect(answer.safeParse(example).error).toBeUndefined()
})

test('S-WIRE-1 every example of a server frame is read without poison', async () => {
  for (const { from, examples } of frames) {
    if (from !== 'server') continue
    for (const example of examples) {
      const inbound = await decodeFrame(JSON.stringify(example), context)
      expect(inbound.type).not.toBe('unknown')
      if (inbound.type === 'received') {
        expect(inbound.poison).toEqual([])
        expect(inbound.messages.length + inbound.withdrawals.length + inbound.notices.length).toBe(1)
        expect(inbound.notices.filter((notice) => notice.type === 'unknown')).toEqual([])
      }
    }
  }
})

test('S-WIRE-5 every example answer is read by the decoder of its call', async () => {
  const decoders = new Map<string, (body: string) => unknown>([
    ['contacts', decodeContacts],
    ['managers', decodeContacts],
    ['managers', decodeContacts],
    ['groups', decodeGroups],
    ['members', decodeMembers],
    ['conversations', decodeConversations],
    ['auth', decodeAuth],
    ['check-words', decodeFoundWord],
    ['file-ticket', decodeFileTicket],
    ['file-upload', decodeUploaded],
    ['find-person', decodeFound],
    ['find-person-by-phone', decodeFound],
    ['find-person-by-id', decodeFound],
    ['match-phones', decodeMatched],
    ['privacy', decodePrivacy],
    ['set-privacy', decodePrivacy],
    ['update-user', decodeDone],
    ['open-calls', decodeOpenCalls],
    ['call-ice', decodeIce],
    ['call-token', decodeCallToken],
    ['quick-replies', decodeQuickReplies],
    ['save-quick-replies', decodeQuickReplies],
    ['save-job', decodeDone],
    ['set-conversation', decodeDone],
    ['erase-messages', decodeDone],
    ['delete-conversation', decodeDone],
    ['set-interview', decodeDone],
    ...[
      'request-contact',
      'decide-request',
      'add-contact',
      'change-contact',
      'tag-contacts',
      'delete-contact',
      'block',
      'unblock',
    ].map((name) => [name, decodeChanged] as const),
    ['group-info', decodeGroupInfo],
    ['roles', decodeRoles],
    ['group-settings', decodeGroupSettings],
    ['member-settings', decodeMemberSettings],
    ['member-setting', decodeMemberSetting],
    ['announcements', decodeAnnouncements],
    ['announce', decodeAnnounced],
    ...[
      'create-group',
      'modify-group',
      'disband-group',
      'invite-members',
      'remove-members',
      'remove-member',
      'give-roles',
      'set-group',
      'mute-member',
      'rename-self',
    ].map((name) => [name, decodeGroupChanged] as const),
  ])
  for (const { name, example } of calls) {
    if (name === 'read-marks' || name === 'logout' || name === 'broadcast') continue
    const read = decoders.get(name) ?? ((body: string) => decodePage(body, context))
    const answer = await read(JSON.stringify(example))
    expect(answer).toMatchObject({ kind: 'ok' })
    if (typeof answer === 'object' && answer !== null && 'poison' in answer) expect(answer.poison).toEqual([])
  }
})

test('S-WIRE-6 the encoders make the examples of the client frames', async () => {
  const clientId = toClientId(seq)
  const item = { clientId, localSeq: 1, queuedAt: AT, state: 'sending', receivers: 1 } as const
  const target = toServerId('10442')
  const call = {
    step: 'invite',
    to: toImId('im-2'),
    id: seq,
    channel: '0d7b9a5be2d34c7788aa01c2d3e4f5a1',
    type: 'video',
    device: '7c',
    hasVideo: false,
    isTaken: false,
    reason: '',
    meeting: null,
  } as const
  const made = [
    encodeHeartbeat(),
    encodePing(seq, AT),
    await encodeMessage({ ...item, key: 'p2p-im-2', content: { kind: 'text', text: 'Hello' } }, me, cipher),
    await encodeMessage(
      { ...item, key: 'team-g-7', content: { kind: 'withdraw', target, at: AT } },
      me,
      cipher,
    ),
    encodeReceipt(
      {
        seq,
        key: 'team-g-7',
        kind: 'read',
        author: toImId('im-2'),
        ids: [target, toServerId('10443')],
        at: AT,
      },
      me,
    ),
    encodeCallNotice(call, me, AT),
    encodeCallNotice({ ...call, type: 'meeting', to: toGroupId('g-7') }, me, AT),
    encodeSignal(seq, {
      channel: call.channel,
      to: toImId('im-2'),
      toDevice: '1f',
      fromDevice: '7c',
      body: '{"type":"offer"}',
    }),
    encodeTyping('p2p-im-2'),
    encodeTyping('team-g-7'),
  ]
  const examples = frames.filter(({ from }) => from === 'client').flatMap((frame) => frame.examples)
  expect(made.map((text) => JSON.parse(text))).toEqual(examples)
})
