import { describe, expect, it } from 'vitest'
import { PROTOCOL } from '../kinds/registry.js'
import { amend } from '../model/amend.js'
import { toServerId } from '../model/ids.js'
import type { Message } from '../model/message.js'
import { ANN, ANN_KEY, own, text } from '../model/test-build.js'
import { Search } from './search.js'
import { Shower } from './shown.js'

const shower = new Shower()

const transfer = own(ANN_KEY, 100, { kind: 'transferLP', text: '{"amount":500,"note":"Lunch"}' })
const got = '{"amount":500,"note":"Got it"}'
const update = { at: 200, id: toServerId('200'), from: ANN, kind: 'transferAcceptLP', text: got }
const changed = amend(transfer, { update })

const hits = async (wanted: string, ...messages: Message[]) => {
  const found = await new Search(async () => messages, PROTOCOL).find(wanted, [ANN_KEY])
  return found.hits.map((hit) => hit.text)
}

describe('references on a screen', () => {
  it('S-REF-1 a message shows the content of the newest reference, and what was sent beside it', () => {
    expect(shower.sent(changed)).toMatchObject({
      kind: 'transferLP',
      text: '$5.00 Got it',
      body: { amount: 500, note: 'Got it' },
      update: { at: 200, id: '200', from: ANN, kind: 'transferAcceptLP', was: transfer.text },
    })
    const silent = amend(transfer, { update: { ...update, text: '' } })
    expect(shower.sent(silent)).toMatchObject({ text: '$5.00 Lunch', update: { kind: 'transferAcceptLP' } })
    expect(shower.sent(transfer)).not.toHaveProperty('update')
  })

  it('S-REF-1 a search finds what it says now', async () => {
    expect(await hits('GOT', transfer, changed)).toEqual(['$5.00 Got it'])
    expect(await hits('lunch', changed)).toEqual([])
    expect(await hits('got', amend(changed, { withdrawnAt: 300 }))).toEqual([])
  })

  it('S-SEARCH-1 a search finds the words of texts and of referTo messages', async () => {
    const refer = text(ANN_KEY, 300, { kind: 'referTo', text: 'About that' })
    expect(await hits('about', text(ANN_KEY, 200, { text: 'what about it' }), refer)).toHaveLength(2)
  })
})
