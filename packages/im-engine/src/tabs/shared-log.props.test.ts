import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClientId } from '../model/ids.js'
import { ANN_KEY, receive, text } from '../model/test-build.js'
import { drain } from '../testing/hand-clock.js'
import { type Tab, Tabs } from './test-tabs.js'

/** One thing that happens, to the tab and the value that the numbers pick. */
const steps = fc.array(fc.record({ kind: fc.nat(9), who: fc.nat(3), n: fc.nat(20) }), {
  maxLength: 60,
  size: 'max',
})

describe('tabs', () => {
  it('S-TABS-1 S-TABS-2 S-TABS-4 whatever tabs do, one log is left, all show it, and every command is settled', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const tabs = new Tabs()
        const live: Tab[] = [await tabs.lead('first')]
        const accepted = new Set<string>()
        const asked: Promise<unknown>[] = []
        let count = 0
        const ask = (tab: Tab, id: string): void => {
          const content = { kind: 'text', text: id } as const
          const answer = tab.log.submit({ type: 'send', clientId: toClientId(id), key: ANN_KEY, content })
          asked.push(answer.then((outcome) => outcome.ok && accepted.add(id)))
        }
        for (const { kind, who, n } of all) {
          const tab = live[who % live.length] as Tab
          if (kind <= 2) ask(tab, `c${count++}`)
          else if (kind <= 4 && tab.log.isLeader)
            void tab.log.submit(receive({ messages: [text(ANN_KEY, n)] }))
          else if (kind === 5 && live.length < 4) live.push(await tabs.open(`t${count++}`))
          else if (kind === 6) await tab.log.lead()
          else if (kind === 7 && live.length > 1) live.splice(live.indexOf(tab), 1)[0]?.log.stop()
          else if (kind === 8) await (tab.isFrozen ? tab.thaw() : tab.freeze())
          else if (kind === 9) await tab.log.seal()
          if (n % 4 > 0) await drain()
        }
        for (const tab of live) await tab.thaw()
        const leader = live[0] as Tab
        await leader.log.lead()
        await drain()
        // What a tab missed shows with the next commit.
        expect(await leader.log.submit(receive({ messages: [text(ANN_KEY, 1_000)] }))).toMatchObject({
          ok: true,
        })
        await Promise.all(asked)
        await drain()
        const shown = await leader.shown()
        for (const tab of live) expect(await tab.shown()).toEqual(shown)
        expect(live.map((tab) => [tab.log.isLeader, tab.log.waitingCount])).toEqual(
          live.map((tab) => [tab === leader, 0]),
        )
        const kept = shown.outbox.map((item) => item.clientId as string)
        expect(new Set(kept).size).toBe(kept.length)
        expect(kept).toEqual(expect.arrayContaining([...accepted]))
        expect(new Set(shown.messages.map((message) => message.id)).size).toBe(shown.messages.length)
        const joined = await tabs.open('last')
        expect(await joined.shown()).toEqual(shown)
      }),
      { numRuns: Number(process.env.LAW_RUNS ?? 100) },
    )
  })
})
