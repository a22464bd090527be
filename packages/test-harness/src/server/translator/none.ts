import type { Translator } from './translator'

/** Translates nothing. */
export const noTranslator: Translator = { translate: async () => null }
