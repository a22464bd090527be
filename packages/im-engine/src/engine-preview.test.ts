import { describe, expect, it } from 'vitest'
import { linkPreviewIn } from './kinds/shapes/link-preview.js'
import { KEY, OTHER_KEY } from './machines/test-backend.js'
import { toImId } from './model/ids.js'
import { connected } from './test-connected.js'

const preview = {
  url: 'https://sarika.example/a',
  title: 'Sarika',
  description: '',
  site: '',
  picture: '',
  width: 0,
  height: 0,
  sign: 'kJ9s',
}
const text = '@Ann look: https://sarika.example/a'

describe('a text with a preview of its link', () => {
  it('S-PREV-2 is a text with all that texts have, from the call to the confirmed message', async () => {
    const { engine, done, shown } = await connected()
    await done(engine.conversation(KEY).toNewest())
    const ann = toImId('ann')
    const mentionsAt = [[ann, 0, 4]] as const
    const sent = engine.send(KEY, { text, preview, mentions: [ann], mentionsAt, jobId: '7' })
    const looks = { kind: 'text', text, mentionsAt, jobId: '7' }
    expect(shown(KEY)).toMatchObject([{ ...looks, state: 'sending' }])
    expect(linkPreviewIn(shown(KEY)[0]?.extra)).toEqual(preview)
    expect(await done(sent)).toMatchObject({ ok: true })
    expect(shown(KEY)).toMatchObject([{ ...looks, state: 'sent' }])
    expect(shown(KEY)[0]).not.toHaveProperty('body')
    expect(linkPreviewIn(shown(KEY)[0]?.extra)).toEqual(preview)
    expect((await done(engine.search('look'))).hits).toMatchObject([{ text }])
  })

  it('S-PREV-2 is judged as a text, and clears its draft', async () => {
    const { engine, done, shown } = await connected()
    await done(engine.conversation(KEY).toNewest())
    const refusal = async (long: string) => {
      const result = await done(engine.send(KEY, { text: long, preview }))
      return result.ok ? null : result.refusal.kind
    }
    expect([await refusal(' '), await refusal('x'.repeat(801)), await refusal('\u0000')]).toEqual([
      'empty',
      'too-long',
      'malformed',
    ])
    const draft = { text, quoteId: null }
    await done(engine.conversation(KEY).setDraft(draft))
    await done(engine.send(KEY, { text, preview, draft }))
    expect(engine.conversation(KEY).getSnapshot().draft).toEqual({ text: '', quoteId: null })
    // What goes unsaved or unchecked has none, and what is no object is none.
    for (const other of [{ notSaved: true }, { mustSave: true }, { preview: 'x' as never }] as const)
      await done(engine.send(KEY, { text, preview, ...other }))
    expect(shown(KEY).map(({ extra }) => linkPreviewIn(extra) !== undefined)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('S-PREV-3 goes on with its preview, and without whom it named', async () => {
    const { engine, done, shown } = await connected()
    for (const key of [KEY, OTHER_KEY]) await done(engine.conversation(key).toNewest())
    const ann = toImId('ann')
    await done(engine.send(KEY, { text, preview, mentions: [ann], mentionsAt: [[ann, 0, 4]] }))
    await done(engine.forward(KEY, shown(KEY), [OTHER_KEY]))
    expect(shown(OTHER_KEY)).toMatchObject([{ kind: 'text', text, state: 'sent' }])
    expect(JSON.parse(shown(OTHER_KEY)[0]?.extra ?? '{}')).toEqual({ preview })
    expect(shown(OTHER_KEY)[0]).not.toHaveProperty('mentionsAt')
  })
})
