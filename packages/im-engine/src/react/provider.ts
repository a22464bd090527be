import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { ImEngine } from '../engine-types.js'

const EngineContext = createContext<ImEngine | null>(null)

/** Gives the hooks below it their engine, e.g. `<ImEngineProvider engine={engine}>`; does not start or stop it. Source: contract 3. */
export function ImEngineProvider({ engine, children }: { engine: ImEngine; children?: ReactNode }) {
  return createElement(EngineContext.Provider, { value: engine }, children)
}

/** The engine itself, for commands. Throws outside an ImEngineProvider: a mistake of the developer. */
export function useImEngine(): ImEngine {
  const engine = useContext(EngineContext)
  if (engine === null) throw new Error('No ImEngineProvider above this component')
  return engine
}
