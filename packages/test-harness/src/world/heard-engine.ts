/** The engine, telling each method that is called of it and of its conversations, e.g. `send`, and of its contacts and groups, e.g. `contacts.block`. */
export function heardEngine<Engine extends object>(engine: Engine, onCall: (name: string) => void): Engine {
  const heard = <T extends object>(target: T, within = ''): T =>
    new Proxy(target, {
      get(_, name) {
        const own: unknown = Reflect.get(target, name, target)
        if ((name === 'contacts' || name === 'groups') && within === '')
          return heard(own as object, `${name}.`)
        if (typeof own !== 'function' || typeof name !== 'string') return own
        return (...args: unknown[]) => {
          onCall(within + name)
          const answer: unknown = own.apply(target, args)
          return name === 'conversation' ? heard(answer as object) : answer
        }
      },
    })
  return heard(engine)
}
