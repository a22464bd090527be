import type { Texts } from './areas'
import { account } from './km/account'
import { app } from './km/app'
import { pages } from './km/pages'

export const texts: Texts = { app, account, pages }
