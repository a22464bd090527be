import type { ImEngine, ShownMessage } from '@sarika/im-engine'

/** More withdrawn texts than this are not remembered. */
const KEPT = 50

/** By account, so that nobody is offered what another one wrote in this tab. Gone with the page. */
const kept = new WeakMap<ImEngine, Map<string, ShownMessage>>()

/** Keeps an own text that is being withdrawn: it leaves the log. Source: S-REACH-5. */
export function rememberText(engine: ImEngine, message: ShownMessage): void {
  if (!message.own || message.kind !== 'text' || message.text === '') return
  const texts = kept.get(engine) ?? new Map<string, ShownMessage>()
  kept.set(engine, texts.set(message.id, message))
  const [oldest] = texts.keys()
  if (texts.size > KEPT && oldest !== undefined) texts.delete(oldest)
}

/** What a withdrawn message said; null = this tab does not remember it. */
export const rememberedText = (engine: ImEngine, id: string): ShownMessage | null =>
  kept.get(engine)?.get(id) ?? null

/** It was written again: it is not offered twice. */
export const forgetText = (engine: ImEngine, id: string): void => void kept.get(engine)?.delete(id)
