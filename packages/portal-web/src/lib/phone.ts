import { APP } from './app'
import { keptHere } from './kept'

const KEY = 'sarika.phone'

/** `?phone=1` turns the chat's phone layout on, `?phone=0` off; kept on this machine. Source: contract 9. */
export function rememberPhoneSetting(): void {
  const asked = new URLSearchParams(location.search).get('phone')
  if (asked === '1') keptHere.setItem(KEY, '1')
  if (asked === '0') keptHere.removeItem(KEY)
}

/** By the notice, and by the switch in the settings: whether this machine has the chat from now on. */
export function turnPhoneLayout(isOn: boolean): void {
  if (isOn) keptHere.setItem(KEY, '1')
  else keptHere.removeItem(KEY)
}

/** At the desk always: an employer has no app to go to. */
export const isPhoneLayoutOn = (): boolean => APP.name === 'desk' || keptHere.getItem(KEY) === '1'
