/** What a cookie has, as it stands there; null: there is none of that name. */
export function readCookie(name: string): string | null {
  const start = `${name}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  return found === undefined ? null : found.slice(start.length)
}
