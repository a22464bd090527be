// What the wallet should come to, without a database: a plain model beside which histories run (wallet-histories.ts).

export interface ModelTransfer {
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly until: number
  state: 'pending' | 'accepted' | 'returned' | 'expired'
}

export interface ModelPacket {
  readonly from: string
  readonly amount: number
  readonly count: number
  readonly until: number
  readonly takers: Map<string, number>
  isOver: boolean
}

export interface ModelBill {
  readonly from: string
  readonly shares: ReadonlyMap<string, number>
  readonly paid: Set<string>
}

const DAY = 24 * 60 * 60 * 1_000

/** Three people, who all stand in one group, and what is between them. */
export class WalletModel {
  readonly balances = new Map<string, number>()
  readonly transfers = new Map<string, ModelTransfer>()
  readonly packets = new Map<string, ModelPacket>()
  readonly bills = new Map<string, ModelBill>()
  /** Messages that must have been posted. */
  messages = 0

  constructor(private readonly start: number) {}

  /** A purse is given at the first use. */
  balanceOf(imId: string): number {
    return this.balances.get(imId) ?? this.start
  }

  move(imId: string, cents: number): void {
    this.balances.set(imId, this.balanceOf(imId) + cents)
  }

  judgeSend(from: string, amount: number, most: number): string {
    if (amount > most) return 'over_limit'
    return this.balanceOf(from) < amount ? 'too_little' : 'made'
  }

  transferSent(id: string, from: string, to: string, amount: number, now: number): void {
    this.move(from, -amount)
    this.messages += 1
    this.transfers.set(id, { from, to, amount, until: now + DAY, state: 'pending' })
  }

  judgeAnswer(id: string, by: string, state: 'accepted' | 'returned', now: number): string {
    const one = this.transfers.get(id)
    if (!one || (by !== one.from && by !== one.to)) return 'missing'
    if (by !== one.to) return 'not_yours'
    if (one.state === state) return 'made'
    return one.state === 'pending' && one.until > now ? 'made' : 'gone'
  }

  transferEnded(id: string, state: 'accepted' | 'returned' | 'expired'): void {
    const one = this.transfers.get(id)
    if (one?.state !== 'pending') return
    one.state = state
    this.messages += 1
    this.move(state === 'accepted' ? one.to : one.from, one.amount)
  }

  packetSent(id: string, from: string, amount: number, count: number, now: number): void {
    this.move(from, -amount)
    this.messages += 1
    this.packets.set(id, { from, amount, count, until: now + DAY, takers: new Map(), isOver: false })
  }

  judgeOpen(id: string, by: string, now: number): string {
    const one = this.packets.get(id)
    if (!one) return 'missing'
    if (one.takers.has(by)) return 'made'
    if (one.takers.size === one.count) return 'empty'
    return one.isOver || one.until <= now ? 'gone' : 'made'
  }

  packetOpened(id: string, by: string, part: number): void {
    const one = this.packets.get(id)
    if (!one || one.takers.has(by)) return
    one.takers.set(by, part)
    this.messages += 1
    this.move(by, part)
  }

  billMade(id: string, from: string, shares: ReadonlyMap<string, number>): void {
    this.messages += 1
    this.bills.set(id, { from, shares, paid: new Set([from]) })
  }

  judgePay(id: string, by: string): string {
    const one = this.bills.get(id)
    const share = one?.shares.get(by)
    if (!one || one.from === by || share === undefined) return one ? 'not_yours' : 'missing'
    if (one.paid.has(by)) return 'taken'
    return this.balanceOf(by) < share ? 'too_little' : 'made'
  }

  billPaid(id: string, by: string): void {
    const one = this.bills.get(id)
    const share = one?.shares.get(by) ?? 0
    if (!one || one.paid.has(by)) return
    one.paid.add(by)
    this.messages += 1
    this.move(by, -share)
    this.move(one.from, share)
  }

  /** Time passed: what nobody took goes back. */
  due(now: number): void {
    for (const [id, { until }] of this.transfers) if (until <= now) this.transferEnded(id, 'expired')
    for (const one of this.packets.values()) {
      if (one.until > now || one.isOver || one.takers.size === one.count) continue
      one.isOver = true
      this.move(one.from, one.amount - [...one.takers.values()].reduce((sum, part) => sum + part, 0))
    }
  }
}
