import { APP } from '../../../lib/app'

export { CHAT, toChat } from '../../../lib/chat-path'

/** Where the chat's people are in this app. */
export const PEOPLE = APP.name === 'desk' ? '/people' : '/chat/people'
export const WALLET = APP.name === 'desk' ? '/wallet' : '/chat/wallet'
/** The settings of the chat, all of them and one alone. */
export const SETTING = APP.name === 'desk' ? '/setting' : '/chat/setting'
const SETTING_FORM = `${SETTING}Form`

/** The way to the form of one setting, e.g. `/chat/settingForm?of=quick`. */
export const toSetting = (of: string) => ({ pathname: SETTING_FORM, search: `?of=${of}` })

/** What stands in the middle of the people; null = nothing was chosen. */
export const VIEWS = ['requests', 'hidden', 'blocked', 'privacy'] as const
export type PeopleView = (typeof VIEWS)[number]

export const isView = (text: string | null): text is PeopleView => VIEWS.some((view) => view === text)

/** The way to a part of the people, and to somebody in it, e.g. `/chat/people?view=requests&who=20001`. */
export function toPeople({ view = null, who = null }: { view?: PeopleView | null; who?: string | null }) {
  const search = new URLSearchParams()
  if (view !== null) search.set('view', view)
  if (who !== null) search.set('who', who)
  return { pathname: PEOPLE, search: search.size === 0 ? '' : `?${search}` }
}

/** What stands in the middle of the wallet. */
export const WALLET_VIEWS = ['bills', 'packets'] as const
export type WalletView = (typeof WALLET_VIEWS)[number]

interface WalletPlace {
  view?: WalletView
  /** What is open, by id: a statement, a red packet or a transfer. */
  bill?: string
  packet?: string
  transfer?: string
  /** Which list of red packets. */
  of?: 'sent' | 'received'
}

/** The way to a part of the wallet, and to one bill or red packet in it, e.g. `/chat/wallet?view=bills&bill=7`. */
export const toWallet = (place: WalletPlace) => {
  const search = new URLSearchParams({ ...place })
  return { pathname: WALLET, search: search.size === 0 ? '' : `?${search}` }
}
