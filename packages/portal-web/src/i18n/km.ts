import type { Texts } from './areas'
import { account } from './km/account'
import { app } from './km/app'
import { auth } from './km/auth'
import { chat } from './km/chat'
import { pages } from './km/pages'

export const texts: Texts = { app, auth, chat, account, pages }
