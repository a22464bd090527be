import 'i18next'
import type { en } from './areas'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: typeof en
  }
}
