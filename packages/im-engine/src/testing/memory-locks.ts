import type { LockHandlers, Locks } from '../ports/tabs.js'

interface Claim {
  readonly handlers: LockHandlers
}

/** The locks of one browser profile: what all tabs share. */
export class LockRegistry {
  private readonly holders = new Map<string, Claim>()
  private readonly queues = new Map<string, Claim[]>()

  claim(name: string, steal: boolean, claim: Claim): void {
    const holder = this.holders.get(name)
    if (holder === undefined || steal) {
      this.holders.set(name, claim)
      if (holder !== undefined) queueMicrotask(() => holder.handlers.onLost())
      queueMicrotask(() => this.grant(name, claim))
    } else this.queues.set(name, [...(this.queues.get(name) ?? []), claim])
  }

  /** Lets a held lock go, or gives up waiting; the next in line gets it. */
  leave(name: string, claim: Claim): void {
    const queue = this.queues.get(name) ?? []
    if (this.holders.get(name) !== claim) {
      this.queues.set(
        name,
        queue.filter((one) => one !== claim),
      )
      return
    }
    const next = queue.shift()
    if (next === undefined) this.holders.delete(name)
    else {
      this.holders.set(name, next)
      queueMicrotask(() => this.grant(name, next))
    }
  }

  isHeld(name: string): boolean {
    return this.holders.has(name)
  }

  private grant(name: string, claim: Claim): void {
    if (this.holders.get(name) === claim) claim.handlers.onGranted(() => this.leave(name, claim))
  }
}

/** One tab's Web Locks over a shared registry; grants and losses come a microtask later. */
export class MemoryLocks implements Locks {
  constructor(private readonly registry: LockRegistry) {}

  request(name: string, options: { readonly steal: boolean }, handlers: LockHandlers): { cancel(): void } {
    let isCancelled = false
    const claim: Claim = {
      handlers: {
        onGranted: (release) => handlers.onGranted(release),
        onLost: () => {
          if (!isCancelled) handlers.onLost()
        },
      },
    }
    this.registry.claim(name, options.steal, claim)
    return {
      cancel: () => {
        isCancelled = true
        this.registry.leave(name, claim)
      },
    }
  }
}
