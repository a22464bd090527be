// One sample of every fact, in full: optional fields are all there. A new fact without a sample does not compile.
//
// A new or changed fact needs a higher FACT_VERSION, and the fingerprint of that version as a new row of FINGERPRINTS.
// Never edit a row: an older tab would then take the new facts for ones that it can read. The last test compares the rows
// with those of all commits. docs/add-a-fact.md shows a whole change.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toClientId, toGroupId, toImId, toServerId } from '../model/ids.js'
import type { Message } from '../model/message.js'
import type { Content } from '../model/outbox.js'
import { type Fact, sizeOf } from './facts.js'
import { FACT_VERSION, newCommit, upcast } from './version.js'

/** Of the facts by version; versions 1 to 3 were not kept. Only add rows. */
const FINGERPRINTS: Readonly<Record<number, string>> = {
  4: 'ab5d865c1b0e51fda7e51b432db1cb1f97b97a8eb6be05a9078ddab5b804058a',
  5: 'ebb55d311b7e65f5bca484578643e1074fb345a7d2ed078022fc98eff53bf04a',
  6: '1e4490fe4c43f144485ac625236c8be5bf49219ba5bb010c43f5266d6e0466a0',
  7: '4c6d4804acc4f952cb20a9e36f0f06755558fa3861e54e778044973ce07346aa',
  8: '3aec914dbb9eef7b338c8bb81d74d2b3047a29aefa958b42e19be1bfefd1806f',
  9: 'b26a049b6433a21e24bfb4408aa00e01eeba4d46976829160c1969a3f52d35d5',
  10: 'b3a7c39a0a78ffa9c49e3dda1ace3402734e506e4486b5d6abcc59e334d46b3d',
  11: '8005c11fb8154357b9ad402e2028b5d9fca0aae625c65328c3062d3cc4cc30e3',
  12: '77964f2052943d4d07eca75cdd6ccdd9cd54b6527d537e0d839b89344151d71f',
  13: 'd0102467993356db1c566931b73abe854e6a6b14905a331600561500b1a537a3',
  14: '1ff058c32fb14764f49ef1bc20c8eaf6c5eff2d0a4791a97855dc4ad94e211da',
  15: '7faab3b6c8c4df8a22371a01d756de9fc4817c08c63c09418730af962e09369c',
}

const me = toImId('me')
const ann = toImId('ann')
const clientId = toClientId('c1')
const mark = { at: 5, id: toServerId('5') }
const message: Required<Message> = {
  ...mark,
  key: 'p2p-ann',
  from: ann,
  kind: 'text',
  text: 'hello',
  own: true,
  number: 1,
  clientId,
  mention: true,
  mentionsAt: [[toImId('me'), 0, 5]],
  quoteId: toServerId('4'),
  refersTo: [toServerId('3')],
  update: { at: 6, id: toServerId('6'), from: ann, kind: 'transferAcceptLP', text: '{}' },
  jobId: 'j',
  extra: '{}',
  more: {
    fileName: 'cv.pdf',
    fileSize: 1,
    timeLength: 1,
    resumeId: 'r',
    jobTitle: 'Cook',
    signalExt: 's',
    referTo: '3',
  },
  subtype: 'poll',
  brief: 'hello',
  quiet: true,
  broadcastId: clientId,
  star: { isOn: true, at: 8 },
  erased: { isOn: true, at: 8 },
  withdrawnAt: 9,
  damage: 'altered',
  warning: 'stored, but',
  notSaved: true,
  receivers: 1,
  readers: [{ by: ann, deliveredAt: 6, readAt: 7 }],
}
const since = [{ since: 0, value: true }]
const member = {
  imId: ann,
  nickname: 'Ann',
  avatar: 'a.png',
  userType: 0,
  membership: since,
  removed: since,
  role: [{ since: 0, value: 'admin' as const }],
  muted: since,
  rev: 1,
}

const SAMPLES: { readonly [T in Fact['type']]: Required<Extract<Fact, { type: T }>> } = {
  'messages-received': { type: 'messages-received', source: 'live', messages: [message] },
  'message-withdrawn': {
    type: 'message-withdrawn',
    key: 'p2p-ann',
    target: mark.id,
    targetAt: 5,
    withdrawnAt: 9,
    by: ann,
    unread: 1,
    mentions: 0,
  },
  'messages-updated': {
    type: 'messages-updated',
    key: 'p2p-ann',
    targets: [mark.id],
    update: message.update,
  },
  'messages-hidden': { type: 'messages-hidden', key: 'p2p-ann', messages: [message], reasons: ['blocked'] },
  'messages-revealed': { type: 'messages-revealed', key: 'p2p-ann', ids: [mark.id] },
  'messages-starred': { type: 'messages-starred', key: 'p2p-ann', targets: [mark], isOn: true, at: 8 },
  'conversation-cleared': { type: 'conversation-cleared', key: 'p2p-ann', upTo: mark },
  'coverage-changed': {
    type: 'coverage-changed',
    key: 'p2p-ann',
    low: 1,
    high: 9,
    opened: [[2, 3]],
    filled: [[4, 4]],
  },
  'gap-unfillable': { type: 'gap-unfillable', key: 'p2p-ann', range: [2, 3] },
  'start-reached': { type: 'start-reached', key: 'p2p-ann' },
  'cursor-moved': { type: 'cursor-moved', stream: 'person-messages', cursor: 'x' },
  'poison-set-aside': { type: 'poison-set-aside', items: [{ reason: 'no id', bytes: '{}' }] },
  'message-queued': {
    type: 'message-queued',
    item: {
      clientId,
      key: 'p2p-ann',
      localSeq: 1,
      queuedAt: 5,
      state: 'sending',
      failure: { kind: 'channel-unavailable', uncertain: true },
      content: {
        kind: 'text',
        text: 'hello',
        quoteId: mark.id,
        jobId: 'j',
        mentions: [ann],
        mentionsAt: [[ann, 0, 5]],
        broadcastId: clientId,
        notSaved: true,
        mustSave: true,
      },
      receivers: 1,
      isResent: true,
    },
  },
  'message-requeued': { type: 'message-requeued', clientId, queuedAt: 6 },
  'message-confirmed': { type: 'message-confirmed', clientId, message, warning: 'stored, but' },
  'message-corrected': { type: 'message-corrected', message },
  'send-failed': {
    type: 'send-failed',
    clientId,
    failure: { kind: 'refused', reason: 'blocked', code: -21, message: 'blocked', word: 'rude' },
  },
  'send-discarded': { type: 'send-discarded', clientId },
  'read-mark-moved': { type: 'read-mark-moved', key: 'p2p-ann', mark, unread: 1, mentions: 0 },
  'receipts-received': {
    type: 'receipts-received',
    key: 'p2p-ann',
    reader: ann,
    kind: 'read',
    ids: [mark.id],
    at: 7,
  },
  'receipts-sent': { type: 'receipts-sent', key: 'p2p-ann', kind: 'read', upTo: mark, ids: [mark.id] },
  'receipts-parked': { type: 'receipts-parked', key: 'p2p-ann' },
  'contacts-changed': {
    type: 'contacts-changed',
    contacts: [
      {
        imId: ann,
        nickname: 'Ann',
        memo: 'A',
        avatar: 'a.png',
        company: 'Angkor',
        userType: 0,
        note: 'met at the fair',
        tags: ['school'],
        doNotDisturb: true,
        account: 'ann',
        countryCode: '855',
        phone: '12345678',
        addFrom: 'g-7',
        request: {
          requestId: 'q1',
          isMine: true,
          message: 'hello',
          addBy: 'account',
          addFrom: 'g-7',
          at: 5,
          status: 'pending',
          isRead: true,
        },
        friend: since,
        asked: [{ since: 0, value: 'mine' }],
        hidden: since,
        blockedByMe: since,
        blockedByThem: since,
        rev: 1,
      },
    ],
    isComplete: true,
  },
  'group-changed': {
    type: 'group-changed',
    group: {
      groupId: toGroupId('g'),
      title: 'Team',
      avatar: '',
      ownerId: me,
      creatorId: me,
      createdAt: 4,
      groupType: 'chat',
      isVip: true,
      isPrivate: true,
      areMembersVisible: true,
      isMediaOn: true,
      limitTime: 1,
      memberHash: 'a1',
      count: 2,
      muted: since,
      rev: 1,
      changed: {
        title: 2,
        avatar: 3,
        ownerId: 4,
        isPrivate: 5,
        areMembersVisible: 5,
        isMediaOn: 5,
        limitTime: 5,
        memberHash: 6,
      },
    },
    leftAt: 5,
    outAt: 5,
  },
  'members-changed': {
    type: 'members-changed',
    groupId: toGroupId('g'),
    members: [member],
    isComplete: true,
  },
  'conversations-loaded': {
    type: 'conversations-loaded',
    items: [
      {
        key: 'p2p-ann',
        title: 'Ann',
        avatar: '',
        company: '',
        pinnedAt: 1,
        doNotDisturb: true,
        isArchived: true,
        archivedTo: 9,
        isMarkedUnread: true,
        jobId: 'j',
        jobTitle: 'Cook',
        resumeId: 'r',
        interviewId: 'a',
        mark,
      },
    ],
  },
  'conversation-changed': {
    type: 'conversation-changed',
    key: 'p2p-ann',
    pinnedAt: 1,
    doNotDisturb: true,
    draft: { text: 'dear', quoteId: toServerId('4') },
    isDeleted: false,
    isArchived: true,
    isMarkedUnread: true,
  },
  'messages-erased': {
    type: 'messages-erased',
    key: 'p2p-ann',
    targets: [mark],
    isOn: true,
    at: 8,
    unread: 1,
    mentions: 0,
    sealedLast: { ...mark, kind: 'text', text: 'hello', from: ann, own: false },
    isOwn: true,
  },
  'erasures-sent': {
    type: 'erasures-sent',
    key: 'p2p-ann',
    erasures: [{ ...mark, isOn: true, since: 8 }],
  },
  'about-set': { type: 'about-set', key: 'p2p-ann', about: { jobId: 'j', jobTitle: 'Cook', resumeId: 'r' } },
  'application-changed': { type: 'application-changed', id: 'a', rev: 2, at: 7 },
  'conversation-deleted': { type: 'conversation-deleted', key: 'p2p-ann', upTo: 9 },
  'upload-finished': {
    type: 'upload-finished',
    clientId,
    queuedAt: 2,
    said: { text: '/chat/files/1' },
  },
  'settings-sent': {
    type: 'settings-sent',
    key: 'p2p-ann',
    settings: { pinnedAt: 5, doNotDisturb: true, isDeleted: false, isArchived: true, isMarkedUnread: true },
  },
  'leader-elected': { type: 'leader-elected', tab: 'tab' },
  sealed: {
    type: 'sealed',
    seal: {
      rows: [{ key: 'p2p-ann', isSealed: true, sealedTo: 5, openCount: 1, amendedCount: 0 }],
      carry: [message],
    },
  },
  'history-dropped': {
    type: 'history-dropped',
    key: 'p2p-ann',
    upTo: mark,
    amendments: [
      [
        mark.id,
        {
          withdrawnAt: 9,
          readers: [{ by: ann, deliveredAt: 6, readAt: 7 }],
          star: { isOn: true, at: 8 },
          erased: { isOn: true, at: 8 },
        },
      ],
    ],
  },
  'messages-returned': { type: 'messages-returned', key: 'p2p-ann', messages: [message] },
  'history-returned': { type: 'history-returned', key: 'p2p-ann', from: mark, unread: 1, mentions: 0 },
}

/** What a row of the outbox says where it is no text. */
const RAW: Required<Extract<Content, { kind: 'raw' }>> = {
  kind: 'raw',
  type: 'custom',
  said: {
    text: '',
    extra: message.extra,
    more: message.more,
    jobId: message.jobId,
    subtype: message.subtype,
    brief: message.brief,
    quiet: true,
  },
  quoteId: mark.id,
  file: { size: 3, posterSize: 1 },
}

/** JSON with the keys of every object in order: the order in which fields are written does not matter. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

describe('facts', () => {
  it('S-LOG-8 the catalogue is the one that was frozen', () => {
    const fingerprint = createHash('sha256')
      .update(canonical({ ...SAMPLES, raw: RAW }))
      .digest('hex')
    const advice =
      FINGERPRINTS[FACT_VERSION] === undefined
        ? `version ${FACT_VERSION} is new: add its row, ${FACT_VERSION}: '${fingerprint}'`
        : `the facts are not those of version ${FACT_VERSION}: raise FACT_VERSION in events/version.ts`
    expect(FINGERPRINTS[FACT_VERSION], advice).toBe(fingerprint)
  })

  it('S-LOG-8 no version ever had two fingerprints', () => {
    const row = /^\+? {2}(\d+): '([0-9a-f]{64})',$/gm
    const { stdout } = spawnSync('git', ['log', '--format=', '-p', '--', import.meta.filename], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    })
    const frozen = new Map<string, Set<string>>()
    for (const text of [stdout, readFileSync(import.meta.filename, 'utf8')])
      for (const [, version = '', fingerprint = ''] of text.matchAll(row))
        frozen.set(version, new Set([...(frozen.get(version) ?? []), fingerprint]))
    expect(frozen.has(String(FACT_VERSION))).toBe(true)
    const edited = [...frozen].filter(([, fingerprints]) => fingerprints.size > 1)
    expect(
      edited.map(([version]) => version),
      'a row was edited: undo that, also in the commit that did it, and raise FACT_VERSION',
    ).toEqual([])
  })

  it('S-LOG-8 every fact survives a structured clone', () => {
    for (const [type, fact] of Object.entries(SAMPLES)) {
      expect(fact.type).toBe(type)
      expect(structuredClone(fact)).toEqual(fact)
    }
  })

  it('S-LOG-9 a commit of today or before is read, one of a newer engine is not guessed at', () => {
    const commit = newCommit(Object.values(SAMPLES), 5)
    expect(upcast(commit)).toBe(commit)
    expect(upcast({ ...commit, version: FACT_VERSION + 1 })).toBeUndefined()
  })

  it('S-LOG-9 a draft of before version 7 is its text and answers nothing', () => {
    const old = { ...SAMPLES['conversation-changed'], draft: 'dear' as never }
    const [fact] = upcast({ ...newCommit([old], 5), version: 6 })?.facts ?? []
    expect(fact).toEqual({ ...old, draft: { text: 'dear', quoteId: null } })
  })

  it('S-FRIEND-8 a contact of before version 10 asked nobody, is not hidden, and nothing is kept about them', () => {
    const { contacts, ...rest } = SAMPLES['contacts-changed']
    const old = contacts.map(({ imId, nickname, memo, avatar, company, userType, rev, ...timelines }) => {
      const { asked: _asked, hidden: _hidden, friend, blockedByMe, blockedByThem } = timelines
      return { imId, nickname, memo, avatar, company, userType, rev, friend, blockedByMe, blockedByThem }
    })
    const commit = { ...newCommit([{ ...rest, contacts: old as never }], 5), version: 9 }
    const [fact] = upcast(commit)?.facts ?? []
    const added = { note: '', tags: [], doNotDisturb: false, account: '', countryCode: '', phone: '' }
    const contact = { ...old[0], ...added, addFrom: '', request: null, asked: [], hidden: [] }
    expect(fact).toEqual({ ...rest, contacts: [contact] })
  })

  it('S-ABOUT-3 a list of before version 14 told of no resume and no interview', () => {
    const { items, ...rest } = SAMPLES['conversations-loaded']
    const old = items.map(({ resumeId: _resume, interviewId: _interview, ...item }) => item)
    const [fact] = upcast({ ...newCommit([{ ...rest, items: old as never }], 5), version: 13 })?.facts ?? []
    expect(fact).toEqual({ ...rest, items: [{ ...items[0], resumeId: '', interviewId: '' }] })
  })

  it('S-ACT-6 what was set before version 15 archived nothing and marked nothing as unread', () => {
    const { isArchived: _archived, isMarkedUnread: _marked, ...settings } = SAMPLES['settings-sent'].settings
    const old = { ...SAMPLES['settings-sent'], settings: settings as never }
    const [fact] = upcast({ ...newCommit([old], 5), version: 14 })?.facts ?? []
    expect(fact).toEqual({ ...old, settings: { ...settings, isArchived: false, isMarkedUnread: false } })
  })

  it('S-SEAL-4 counts items as sealing does: messages and receipts one by one, seals and coverage not at all', () => {
    const sizes = Object.values(SAMPLES).map((fact) => sizeOf(newCommit([fact], 0)))
    expect(sizes.reduce((sum, size) => sum + size)).toBe(Object.keys(SAMPLES).length - 2)
    const three = { ...SAMPLES['messages-hidden'], messages: [message, message, message] }
    expect(sizeOf(newCommit([three, SAMPLES.sealed, SAMPLES['start-reached']], 0))).toBe(4)
  })
})
