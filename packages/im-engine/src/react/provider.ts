import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { ImEngine } from '../engine-types.js'
import type { AnyKind } from '../kinds/kind.js'

const EngineContext = createContext<ImEngine | null>(null)

/** Gives the hooks below it their engine, e.g. `<ImEngineProvider engine={engine}>`; does not start or stop it. Source: contract 3. */
export function ImEngineProvider({ engine, children }: { engine: ImEngine; children?: ReactNode }) {
  return createElement(EngineContext.Provider, { value: engine }, children)
}

/** The engine itself, for commands. Throws outside an ImEngineProvider: a mistake of the developer. */
export function useImEngine<Own extends AnyKind = never>(): ImEngine<Own> {
  const engine = useContext(EngineContext)
  if (engine === null) throw new Error('No ImEngineProvider above this component')
  // Whoever asks knows the kinds that the engine was given: `useImEngine<typeof poll>()`.
  return engine as ImEngine<Own>
}
