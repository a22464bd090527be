import type { Texts } from './areas'
import { account } from './th/account'
import { app } from './th/app'
import { auth } from './th/auth'
import { chat } from './th/chat'
import { pages } from './th/pages'

export const texts: Texts = { app, auth, chat, account, pages }
