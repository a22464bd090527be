import type { Texts } from './areas'
import { account } from './vi/account'
import { app } from './vi/app'
import { auth } from './vi/auth'
import { chat } from './vi/chat'
import { pages } from './vi/pages'

export const texts: Texts = { app, auth, chat, account, pages }
