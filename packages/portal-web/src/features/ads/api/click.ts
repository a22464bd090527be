import { API } from '../../../http/main-api'
import type { Ad } from './ads'

/** The server leads on, and only to where an advertisement leads. */
export const clickOf = ({ redirectUrl }: Ad): string =>
  `${API}/ad/click?${new URLSearchParams({ url: redirectUrl })}`
