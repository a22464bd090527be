import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANN_KEY, receive, text } from '../model/test-build.js'
import { drain } from '../testing/hand-clock.js'
import { type Tab, Tabs } from './test-tabs.js'

const steps = fc.array(fc.record({ kind: fc.nat(9), who: fc.nat(3), n: fc.nat(20) }), {
  maxLength: 60,
  size: 'max',
})

/** Ids of the messages of commits that are news, and whom each names. */
const newsOf = (tab: Tab) =>
  tab.folded.flatMap(({ facts, newsTo }) =>
    facts.flatMap((fact) =>
      fact.type === 'messages-received' && newsTo !== undefined
        ? fact.messages.map(({ id }) => ({ id: id as string, newsTo }))
        : [],
    ),
  )
const idsOf = (tab: Tab) => newsOf(tab).map(({ id }) => id)

describe('news of the log', () => {
  it('S-EVENT-4 whoever leads, and however often that changes, each open tab folds all news since it opened, each once and in order', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const tabs = new Tabs()
        const live: Tab[] = [await tabs.lead('first')]
        /** Accepted by the tab that led, in order. */
        const accepted: string[] = []
        /** How much was accepted before a tab opened. */
        const before = new Map<Tab, number>([[live[0] as Tab, 0]])
        let at = 1
        for (const { kind, who, n } of all) {
          const tab = live[who % live.length] as Tab
          if (kind <= 4 && tab.log.isLeader) {
            const message = text(ANN_KEY, at++)
            void tab.log.submit(receive({ messages: [message], isNews: true })).then((outcome) => {
              if (outcome.ok) accepted.push(message.id)
            })
          } else if (kind === 5 && live.length < 4) {
            await drain()
            const opened = await tabs.open(`t${at}`)
            before.set(opened, accepted.length)
            live.push(opened)
          } else if (kind === 6) await tab.log.lead()
          else if (kind === 7 && live.length > 1) live.splice(live.indexOf(tab), 1)[0]?.log.stop()
          else if (kind === 8) await (tab.isFrozen ? tab.thaw() : tab.freeze())
          else if (kind === 9) await tab.log.seal()
          tabs.lastUsed = n % 3 === 0 ? undefined : live[n % live.length]?.name
          if (n % 4 > 0) await drain()
        }
        for (const tab of live) await tab.thaw()
        const leader = live[0] as Tab
        await leader.log.lead()
        // What a tab missed shows with the next commit.
        await leader.log.submit(receive({ messages: [text(ANN_KEY, 1_000)], isNews: true }))
        await drain()
        for (const tab of live) {
          const told = idsOf(tab)
          expect(new Set(told).size).toBe(told.length)
          expect(told).toEqual(expect.arrayContaining(accepted.slice(before.get(tab))))
          expect(told.map(Number)).toEqual(told.map(Number).sort((a, b) => a - b))
        }
        // Every tab reads the same name in it: at most one of them tells it for the account.
        const names = new Map<string, Set<string>>()
        for (const { id, newsTo } of live.flatMap(newsOf))
          names.set(id, (names.get(id) ?? new Set()).add(newsTo))
        expect([...names.values()].every((tabsOfOne) => tabsOfOne.size === 1)).toBe(true)
      }),
      { numRuns: Number(process.env.LAW_RUNS ?? 100) },
    )
  })

  it('S-EVENT-4 what stood on the disk when a tab opened is history, and what its leader died with is told by the next', async () => {
    const tabs = new Tabs()
    const first = await tabs.lead('first')
    await first.log.submit(receive({ messages: [text(ANN_KEY, 1)], isNews: true }))
    const second = await tabs.open('second')
    expect(idsOf(second)).toEqual([])
    second.freeze()
    await first.log.submit(receive({ messages: [text(ANN_KEY, 2)], isNews: true }))
    // It dies; what it said is still on its way.
    first.log.stop()
    await second.log.lead()
    expect(idsOf(second)).toEqual(['2'])
    await second.thaw()
    expect(idsOf(second)).toEqual(['2'])
  })
})
