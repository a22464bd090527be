import { type ShownMessage, toImId } from '@sarika/im-engine'
import { tip } from '@sarika/im-engine/kinds'
import { describe, expect, test } from 'vitest'
import { i18n, openArea, type Say } from '../../../i18n/i18n'
import { LANGUAGES } from '../../../i18n/languages'
import { LATER } from '../../../i18n/later'
import { tipInLine, tipInThread } from './tips'

await openArea('chat')

function shown(own: boolean, body: Partial<ReturnType<typeof tip.decode>>): ShownMessage {
  const whole = { text: '', tipType: '', fromImId: '', openImId: '', ...body }
  return {
    key: '1',
    id: '1',
    at: 1_790_000_000_000,
    from: toImId('20001'),
    own,
    kind: 'tip',
    text: whole.text,
    body: whole,
    state: 'sent',
    delivered: 'none',
    read: 'none',
    mention: false,
    number: 1,
  }
}

const briefOf = (tipType: string, text = '') => tip.preview({ text, tipType, fromImId: '', openImId: '' })

describe.each(LANGUAGES)('in %s', async (language) => {
  const { chat } = await LATER.chat[language]()
  i18n.addResourceBundle(language, 'chat', chat)
  const t: Say<'chat'> = i18n.getFixedT(language, 'chat')

  test('S-MEET-10 the tip of an accepted request says who accepted, to each in their language', () => {
    const body = { tipType: 'contact-agreed' }
    expect(tipInThread(shown(true, body), 'Sokha', t)).toBe(chat.tips['contact-agreed'].mine)
    expect(tipInThread(shown(false, body), 'Sokha', t)).toContain('Sokha')
    expect(tipInLine(briefOf('contact-agreed'), t)).toBe(chat.tips['contact-agreed'].line)
  })

  test('S-MEET-10 a tip of another type says its text, and never its type', () => {
    expect(tipInThread(shown(true, { tipType: 'new', text: 'Hello' }), '', t)).toBe('Hello')
    expect(tipInLine(briefOf('new', 'Hello'), t)).toBe('Hello')
    expect(tipInThread(shown(true, { tipType: 'new' }), '', t)).toBe(chat.kinds.tip)
    expect(tipInLine(briefOf('new'), t)).toBe(chat.kinds.tip)
    expect(tipInLine(undefined, t)).toBe(chat.kinds.tip)
  })
})
