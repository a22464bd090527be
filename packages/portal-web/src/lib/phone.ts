const KEY = 'sarika.phone'

/** `?phone=1` turns the chat's phone layout on, `?phone=0` off; kept on this machine. Source: contract 9. */
export function rememberPhoneSetting(): void {
  const asked = new URLSearchParams(location.search).get('phone')
  if (asked === '1') localStorage.setItem(KEY, '1')
  if (asked === '0') localStorage.removeItem(KEY)
}

export const isPhoneLayoutOn = (): boolean => localStorage.getItem(KEY) === '1'
