// Two apps run on one origin, from one build: the portal, and the desk of employers. Each has a login of its own, so what
// belongs to a login has a name of its own in each: kept texts, channel, locks, the path of the cookies.
//
// The same in both: what belongs to an account (the engine's database and its locks, by account id), and what belongs to the
// machine (language, appearance, the device's id).

const isDesk = typeof document !== 'undefined' && document.documentElement.dataset.app === 'desk'

/** Where the portal is, and the files of both apps. */
export const PORTAL = import.meta.env.BASE_URL
const DESK = '/desk/'

/** This app: its page says which one it is, `<html data-app="desk">`, before any script runs. */
export const APP = isDesk
  ? ({ name: 'desk', base: DESK, other: PORTAL } as const)
  : ({ name: 'portal', base: PORTAL, other: DESK } as const)

/** The name of what this app keeps for itself, e.g. "sarika.session" in the portal, "sarika.desk.session" at the desk. */
export const ownName = (name: string): string => nameIn(APP.name, name)

/** The name under which the other app keeps the same. */
export const otherName = (name: string): string => nameIn(isDesk ? 'portal' : 'desk', name)

const nameIn = (app: (typeof APP)['name'], name: string): string =>
  app === 'desk' ? `sarika.desk.${name}` : `sarika.${name}`
