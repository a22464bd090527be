import type { Texts } from './areas'
import { account } from './ko/account'
import { app } from './ko/app'
import { auth } from './ko/auth'
import { chat } from './ko/chat'
import { pages } from './ko/pages'

export const texts: Texts = { app, auth, chat, account, pages }
