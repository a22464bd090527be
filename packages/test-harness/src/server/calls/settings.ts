/** What a deployment has for calls. */
export interface CallSettings {
  /** relays, for devices that do not find each other; null: there are none */
  turn: { urls: readonly string[]; secret: string } | null
  /** an application of Agora, for clients whose media go through it; null: there is none */
  agora: { appId: string; certificate: string } | null
}

export const NO_CALL_SERVERS: CallSettings = { turn: null, agora: null }
