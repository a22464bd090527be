import type { Texts } from './areas'
import { account } from './zh/account'
import { app } from './zh/app'
import { auth } from './zh/auth'
import { chat } from './zh/chat'
import { pages } from './zh/pages'

export const texts: Texts = { app, auth, chat, account, pages }
