import { EMAIL_MAX } from './limits'

/** Of that shape; what it leads to only a mail can tell. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
