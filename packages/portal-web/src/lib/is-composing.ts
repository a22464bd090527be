import type { KeyboardEvent } from 'react'

/** Old Chromium and Safari tell the Enter that ends a composition only by this code. */
const COMPOSING_KEY = 229

/** Whether a key is the input method's: it ends a composition, chooses what is offered, or gives it up. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY
