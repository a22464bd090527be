/**
 * The address as the portal's login page on the host that was asked, the one page that a provider's code may go to: to
 * every other one the code would be somebody else's. Null: it is another. Its host tells, as at the upgrade of a socket: a
 * proxy in front may speak TLS.
 */
export function readLoginPage(host: string, address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isOurs = url.host === host && /^https?:$/.test(url.protocol) && url.pathname === '/a/login'
  return isOurs && url.username === '' && url.password === '' && url.hash === '' ? url : null
}
