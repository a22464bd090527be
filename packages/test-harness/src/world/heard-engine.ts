import type { ImEngine } from '@sarika/im-engine'

/** The engine, telling each method that is called of it and of its conversations, e.g. `send`. */
export function heardEngine(engine: ImEngine, onCall: (name: string) => void): ImEngine {
  const heard = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(_, name) {
        const own: unknown = Reflect.get(target, name, target)
        if (typeof own !== 'function' || typeof name !== 'string') return own
        return (...args: unknown[]) => {
          onCall(name)
          const answer: unknown = own.apply(target, args)
          return name === 'conversation' ? heard(answer as object) : answer
        }
      },
    })
  return heard(engine)
}
