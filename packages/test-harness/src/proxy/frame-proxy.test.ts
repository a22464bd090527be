import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { NewsQueue } from '../contract/news-queue'
import { FaultPlan, type FaultWeights, rewrite } from './fault-plan'
import { openProxy } from './frame-proxy'

/** A server that says back what it hears, behind a proxy with this plan; a socket through it. */
async function echoBehind(plan: FaultPlan) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(data.toString())))
  await new Promise((resolve) => server.once('listening', resolve))
  const proxy = await openProxy((server.address() as { port: number }).port, plan)
  onTestFinished(async () => {
    await proxy.close()
    await new Promise((resolve) => server.close(resolve))
  })
  const socket = new WebSocket(proxy.url.replace('http', 'ws'))
  const news = new NewsQueue()
  socket.on('message', (data) => news.push({ kind: 'text', text: data.toString() }))
  socket.on('close', (code) => news.push({ kind: 'closed', code }))
  await new Promise((resolve) => socket.once('open', resolve))
  return { socket, news, proxy }
}

/** A seed of which with `late: 0.5` the first upgrade is late and the second is not. */
const LATE_FIRST = 4

const fatesOf = (seed: number, weights: FaultWeights) => {
  const plan = new FaultPlan(seed, weights)
  return Array.from({ length: 200 }, () => plan.next(1, 'up').kind)
}

describe('the frame proxy', () => {
  it('S-PROXY-1 carries frames in order, doubled, late and rewritten as the plan says', async () => {
    const { socket, news } = await echoBehind(new FaultPlan(3, { double: 0.3, delay: 0.3 }))
    const sent = Array.from({ length: 60 }, (_, index) => `${index}`)
    for (const text of sent) socket.send(text)
    const heard: string[] = []
    while (heard.at(-1) !== '59') {
      const one = await news.next()
      if (one.kind === 'text') heard.push(one.text)
    }
    expect(heard.toSorted((a, b) => Number(a) - Number(b))).toEqual(heard)
    expect(new Set(heard).size).toBe(sent.length)
    expect(heard.length).toBeGreaterThan(sent.length)
  })

  it('S-PROXY-1 ends the line where the plan cuts it', async () => {
    const { socket, news } = await echoBehind(new FaultPlan(1, { cut: 1 }))
    socket.send('never mind')
    let last = await news.next()
    if (last.kind === 'text') last = await news.next()
    expect(last).toEqual({ kind: 'closed', code: 1006 })
  })

  it('S-PROXY-3 brings an upgrade that is held back behind later ones, also when its client is gone', async () => {
    const came: string[] = []
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    server.on('connection', (_, { url }) => came.push(url ?? ''))
    await new Promise((resolve) => server.once('listening', resolve))
    // The first line of this seed is held back, the second is not.
    const plan = new FaultPlan(LATE_FIRST, { late: 0.5 })
    const proxy = await openProxy((server.address() as { port: number }).port, plan)
    onTestFinished(async () => {
      await proxy.close()
      await new Promise((resolve) => server.close(resolve))
    })
    const address = proxy.url.replace('http', 'ws')
    const gone = new WebSocket(`${address}/gone`)
    await new Promise((resolve) => gone.once('open', resolve))
    gone.terminate()
    const living = new WebSocket(`${address}/living`)
    await new Promise((resolve) => living.once('open', resolve))
    await expect.poll(() => came).toEqual(['/living', '/gone'])
    expect(plan.counts.get('late upgrade')).toBe(1)
  })

  it('S-PROXY-2 draws the same fates for a seed, all kinds that were asked for, and none once it is calm', () => {
    const weights = { drop: 0.1, double: 0.1, garble: 0.1, decorate: 0.1, cut: 0.1, delay: 0.1 }
    expect(fatesOf(7, weights)).toEqual(fatesOf(7, weights))
    expect(fatesOf(7, weights)).not.toEqual(fatesOf(8, weights))
    expect([...new Set(fatesOf(7, weights))].sort()).toEqual(['pass', ...Object.keys(weights)].sort())
    const plan = new FaultPlan(7, { drop: 1, late: 1 })
    expect(plan.next(1, 'down').kind).toBe('drop')
    expect(plan.nextUpgrade(1)).toBeGreaterThan(0)
    plan.calm()
    expect(plan.next(1, 'down').kind).toBe('pass')
    expect(plan.nextUpgrade(1)).toBe(0)
  })

  it('S-PROXY-1 rewrites to what cannot be read, or to what has strange fields', () => {
    const text = '{"action":"ack","seq":"1","data":{"code":0}}'
    expect(() => JSON.parse(rewrite(text, 'garble'))).toThrow()
    expect(JSON.parse(rewrite(text, 'decorate'))).toMatchObject({
      action: 'ack',
      data: { code: 0, parent_id: null },
    })
  })
})
