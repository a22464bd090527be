import 'i18next'
import type { en } from './areas'
import type { LaterTexts } from './later-texts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: typeof en & LaterTexts
  }
}
