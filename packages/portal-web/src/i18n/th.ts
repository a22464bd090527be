import type { Texts } from './areas'
import { account } from './th/account'
import { app } from './th/app'
import { pages } from './th/pages'

export const texts: Texts = { app, account, pages }
