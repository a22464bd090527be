import type { Texts } from './areas'
import { account } from './ko/account'
import { app } from './ko/app'
import { pages } from './ko/pages'

export const texts: Texts = { app, account, pages }
