import type { Texts } from './areas'
import { account } from './zh/account'
import { app } from './zh/app'
import { pages } from './zh/pages'

export const texts: Texts = { app, account, pages }
