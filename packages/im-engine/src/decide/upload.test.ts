import { describe, expect, it } from 'vitest'
import { toClientId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { FILE_MAX_BYTES } from '../model/limits.js'
import type { Content } from '../model/outbox.js'
import { ANN, ANN_KEY, contact, stateOf, waiting } from '../model/test-build.js'
import { type Loaded, NOTHING_LOADED } from './context.js'
import { decide } from './decide.js'

const NOW = 50_000
const context = { now: NOW, serverNow: NOW, opened: new Set<never>() }
const ID = toClientId('c-1')
const picture = (size = 3): Extract<Content, { kind: 'raw' }> => ({
  kind: 'raw',
  type: 'image',
  said: { text: '', more: { fileName: 'roof.jpg', fileSize: size } },
  file: { size, posterSize: 0 },
})
const state = (...outbox: Parameters<typeof waiting>[]) =>
  stateOf({
    contacts: [contact(ANN)],
    areContactsLoaded: true,
    outbox: outbox.map((one) => waiting(...one)),
  })
const missing: Loaded = { ...NOTHING_LOADED, isFileMissing: true }
const send = (content: Content): Input => ({ type: 'send', clientId: ID, key: ANN_KEY, content })
const failed = {
  state: 'failed',
  failure: { kind: 'upload', reason: 'network' },
  content: picture(),
} as const

describe('a file', () => {
  it('S-UPLOAD-1 is a row that is uploading, and is refused where its bytes are not there', () => {
    const decision = decide(state(), send(picture()), NOTHING_LOADED, context)
    expect(decision).toMatchObject({
      ok: true,
      isStrict: true,
      facts: [{ type: 'message-queued', item: { clientId: ID, state: 'uploading', queuedAt: NOW } }],
    })
    expect(decide(state(), send(picture()), missing, context)).toEqual({
      ok: false,
      refusal: { kind: 'file-missing' },
    })
  })

  it('S-UPLOAD-1 a card without a file is sent at once', () => {
    const { file: _file, ...card } = picture()
    const decision = decide(state(), send(card), NOTHING_LOADED, context)
    expect(decision).toMatchObject({ facts: [{ item: { state: 'sending' } }] })
  })

  it.each([
    ['image', 0, { kind: 'empty' }],
    ['image', FILE_MAX_BYTES.image + 1, { kind: 'too-large', limit: FILE_MAX_BYTES.image }],
    ['video', FILE_MAX_BYTES.video + 1, { kind: 'too-large', limit: FILE_MAX_BYTES.video }],
    ['geo', 1, { kind: 'not-sendable', what: 'geo' }],
  ])('S-UPLOAD-2 %s of %i bytes is refused by name', (type, size, refusal) => {
    const decision = decide(state(), send({ ...picture(size), type }), NOTHING_LOADED, context)
    expect(decision).toMatchObject({ ok: false, refusal })
  })

  it('S-UPLOAD-2 the largest is taken', () => {
    const decision = decide(state(), send(picture(FILE_MAX_BYTES.image)), NOTHING_LOADED, context)
    expect(decision.ok).toBe(true)
  })

  it('S-UPLOAD-4 begins to be sent when the server has it, and only while it is uploading', () => {
    const said = { text: '/chat/files/1' }
    const input: Input = { type: 'upload-finished', clientId: ID, said }
    const uploading = state(['c-1', ANN_KEY, { state: 'uploading', content: picture() }])
    expect(decide(uploading, input, NOTHING_LOADED, context)).toMatchObject({
      facts: [{ type: 'upload-finished', clientId: ID, queuedAt: NOW, said }],
    })
    for (const other of [state(), state(['c-1', ANN_KEY, failed]), state(['c-1', ANN_KEY])])
      expect(decide(other, input, NOTHING_LOADED, context)).toMatchObject({ facts: [] })
  })

  it('S-UPLOAD-4 only a row that is uploading fails by its upload, and it fails by nothing else', () => {
    const upload: Input = {
      type: 'send-failed',
      clientId: ID,
      failure: { kind: 'upload', reason: 'expired' },
    }
    const late: Input = {
      type: 'send-failed',
      clientId: ID,
      failure: { kind: 'channel-unavailable', uncertain: false },
    }
    const uploading = state(['c-1', ANN_KEY, { state: 'uploading', content: picture() }])
    const sending = state(['c-1', ANN_KEY])
    const factsOf = (...args: Parameters<typeof decide>) => {
      const decision = decide(...args)
      return decision.ok ? decision.facts.length : -1
    }
    expect(factsOf(uploading, upload, NOTHING_LOADED, context)).toBe(1)
    expect(factsOf(uploading, late, NOTHING_LOADED, context)).toBe(0)
    expect(factsOf(sending, upload, NOTHING_LOADED, context)).toBe(0)
    expect(factsOf(sending, late, NOTHING_LOADED, context)).toBe(1)
  })

  it('S-UPLOAD-7 discarded while it is uploading or failed, not while it is sent', () => {
    const discard: Input = { type: 'discard', clientId: ID }
    for (const parts of [failed, { state: 'uploading', content: picture() } as const])
      expect(decide(state(['c-1', ANN_KEY, parts]), discard, NOTHING_LOADED, context)).toMatchObject({
        facts: [{ type: 'send-discarded', clientId: ID }],
      })
    expect(decide(state(['c-1', ANN_KEY]), discard, NOTHING_LOADED, context)).toMatchObject({
      refusal: { kind: 'not-failed' },
    })
  })

  it('S-UPLOAD-7 goes again under the same id while its bytes are there', () => {
    const resend: Input = { type: 'resend', clientId: ID }
    const world = state(['c-1', ANN_KEY, failed])
    expect(decide(world, resend, NOTHING_LOADED, context)).toMatchObject({
      facts: [{ type: 'message-requeued', clientId: ID, queuedAt: NOW }],
    })
    expect(decide(world, resend, missing, context)).toMatchObject({ refusal: { kind: 'file-missing' } })
  })

  it('S-UPLOAD-9 accepted before the database went: fails by name where its bytes went too', () => {
    const accepted = waiting('c-1', ANN_KEY, { state: 'uploading', content: picture() })
    const again: Input = { type: 'send', clientId: ID, key: ANN_KEY, content: accepted.content, accepted }
    expect(decide(state(), again, missing, context)).toMatchObject({
      facts: [{ item: { state: 'failed', failure: { kind: 'upload', reason: 'file-missing' } } }],
    })
    expect(decide(state(), again, NOTHING_LOADED, context)).toMatchObject({
      facts: [{ item: { state: 'uploading' } }],
    })
  })
})
