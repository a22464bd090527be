import type { Texts } from './areas'
import { account } from './vi/account'
import { app } from './vi/app'
import { pages } from './vi/pages'

export const texts: Texts = { app, account, pages }
