import type { Tip } from '@sarika/im-engine/kinds'
import { beforeAll, describe, expect, test } from 'vitest'
import { i18n } from '../../../i18n/i18n'
import { LANGUAGES } from '../../../i18n/languages'
import { LATER } from '../../../i18n/later'
import { tipInWords } from './tips'

beforeAll(async () => {
  for (const language of LANGUAGES)
    i18n.addResourceBundle(language, 'chat', (await LATER.chat[language]()).chat)
})

const NAMES: Readonly<Record<string, string>> = { '20001': 'Bopha', '20002': 'Dara' }

const tip = (more: Partial<Tip>): Tip => ({
  text: '',
  tipType: 'group-invited',
  fromImId: '20001',
  openImId: '',
  openImIds: [],
  count: 0,
  names: {},
  title: '',
  ...more,
})
const say = (more: Partial<Tip>, me = '10001', language = 'en') =>
  tipInWords(tip(more), { me, language, nameOf: (imId) => NAMES[imId] }, i18n.getFixedT(language, 'chat'))

describe('S-TEAM-1 a tip is told to who did it, to whom it was done, and to all others', () => {
  test.each([
    [
      'group-created',
      { title: 'Open day' },
      'You created the group “Open day”',
      'Bopha created the group “Open day”',
    ],
    ['group-quit', {}, 'You left the group', 'Bopha left the group'],
    ['group-renamed', { title: 'Hall' }, 'You named the group “Hall”', 'Bopha named the group “Hall”'],
    ['group-pictured', {}, 'You changed the group picture', 'Bopha changed the group picture'],
    ['group-dismissed', {}, 'You disbanded the group', 'Bopha disbanded the group'],
    [
      'group-muted',
      {},
      'You muted the group: only its owner and admins can write',
      'Bopha muted the group: only its owner and admins can write',
    ],
    [
      'group-unmuted',
      {},
      'You unmuted the group: everybody can write again',
      'Bopha unmuted the group: everybody can write again',
    ],
  ])('%s', (tipType, more, mine, theirs) => {
    expect(say({ tipType, ...more }, '20001')).toBe(mine)
    expect(say({ tipType, ...more })).toBe(theirs)
  })

  test.each([
    ['group-invited', 'You added Dara', 'Bopha added Dara', 'Bopha added you'],
    ['group-removed', 'You removed Dara', 'Bopha removed Dara', 'Bopha removed you'],
    [
      'admin-granted',
      'You gave admin rights to Dara',
      'Bopha gave admin rights to Dara',
      'You are an admin now',
    ],
    [
      'admin-cancelled',
      'You took admin rights away from Dara',
      'Bopha took admin rights away from Dara',
      'You are no longer an admin',
    ],
    ['group-owner', 'You made Dara the owner', 'Bopha made Dara the owner', 'You are the owner now'],
    ['member-muted', 'You muted Dara', 'Bopha muted Dara', "Bopha muted you: you can't write here"],
    ['member-unmuted', 'You unmuted Dara', 'Bopha unmuted Dara', 'Bopha unmuted you: you can write again'],
  ])('%s', (tipType, mine, theirs, toMe) => {
    const more = { tipType, openImIds: ['20002'], openImId: '20002', count: 1 }
    expect(say(more, '20001')).toBe(mine)
    expect(say(more)).toBe(theirs)
    expect(say(more, '20002')).toBe(toMe)
  })
})

test('S-TEAM-1 several are named, oneself first, and more than three are counted', () => {
  const openImIds = ['20002', '20003', '10001']
  const names = { '20003': 'Lin', '20004': 'Piseth' }
  expect(say({ openImIds, names, count: 3 })).toBe('Bopha added you, Dara, and Lin')
  expect(say({ openImIds: [...openImIds, '20004'], names, count: 40 })).toBe(
    'Bopha added you, Dara, Lin and 37 others',
  )
  expect(say({ openImIds: ['20002', '20003', '20004', '20005'], names, count: 4 }, '30001')).toBe(
    'Bopha added Dara, Lin, Piseth and 1 other',
  )
})

test('S-TEAM-1 who is known nowhere has the name of the tip, else is a member', () => {
  expect(say({ fromImId: '9', openImIds: ['8'], count: 1, names: { '8': 'Lin' } })).toBe(
    'Group member added Lin',
  )
})

test('S-TEAM-1 who is renamed is named as they were called before', () => {
  expect(say({ tipType: 'member-renamed', title: 'Chef', names: { '20001': 'Bopha Sok' } })).toBe(
    'Bopha Sok is now called “Chef” here',
  )
  expect(say({ tipType: 'member-renamed', title: 'Chef' }, '20001')).toBe('Your name here is now “Chef”')
})

test('S-MEET-10 the tip of an accepted request says who accepted', () => {
  expect(say({ tipType: 'contact-agreed' }, '20001')).toBe(
    'You accepted the request. You can now write to each other.',
  )
  expect(say({ tipType: 'contact-agreed' })).toBe(
    'Bopha accepted your request. You can now write to each other.',
  )
})

test('S-MEET-10 S-TEAM-1 what nobody has words for says its own, else that something changed', () => {
  expect(say({ tipType: 'poll-ended', text: 'The poll ended' })).toBe('The poll ended')
  expect(say({ tipType: 'poll-ended' })).toBe('Something changed in this chat')
})

test.each(LANGUAGES)('S-TEAM-1 every event is told in %s with all that it is about', (language) => {
  const about = { openImIds: ['20002'], count: 1, title: 'Open day' }
  for (const tipType of Object.keys(i18n.getResource('en', 'chat', 'tips') as object)) {
    if (!/-/.test(tipType)) continue
    for (const me of ['10001', '20001', '20002']) {
      const words = say({ tipType, ...about }, me, language)
      expect(words).not.toMatch(/tips\.|\{\{|undefined/)
      if (me === '10001') expect(words).toContain('Bopha')
    }
  }
})
