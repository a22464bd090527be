import {
  type ChannelBus,
  type LockRegistry,
  MemoryChannel,
  MemoryLocks,
  type Ports,
} from '@sarika/im-engine/testing'

type Locks = Ports['locks']
type ChannelPort = Ports['channels']

/** Locks and channels of one tab: when it dies, what it held is free and it is heard no more. */
export class MortalEdges {
  readonly #ends: (() => void)[] = []
  readonly locks: Locks
  readonly channels: ChannelPort

  constructor(registry: LockRegistry, bus: ChannelBus) {
    const locks = new MemoryLocks(registry)
    const channels = new MemoryChannel(bus)
    this.locks = {
      request: (name, options, handlers) => {
        const claim = locks.request(name, options, handlers)
        this.#ends.push(() => claim.cancel())
        return claim
      },
    }
    this.channels = {
      open: (name, onMessage) => {
        const channel = channels.open(name, onMessage)
        this.#ends.push(() => channel.close())
        return channel
      },
    }
  }

  die(): void {
    for (const end of this.#ends.splice(0)) end()
  }
}
