/** The engine, telling each method that is called of it and of its conversations, e.g. `send`. */
export function heardEngine<Engine extends object>(engine: Engine, onCall: (name: string) => void): Engine {
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
