const OWN = 'http://portal.invalid'

/** A path of the portal, e.g. "/chat/index?with=p2p-20001"; what a browser would read as another place is none. */
export const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' &&
  path.startsWith('/') &&
  URL.canParse(path, OWN) &&
  new URL(path, OWN).origin === OWN

/** The screen of an address of this portal, e.g. "/a/job?page=2" > "/job?page=2"; null: it is none. */
export const ownScreen = (address: string): string | null =>
  address.startsWith('/a/') && isOwnPath(address.slice(2)) ? address.slice(2) : null
