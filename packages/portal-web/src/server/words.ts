import { en as enTexts } from '../i18n/areas'
import { jobs as enJobs } from '../i18n/en/jobs'
import { reading as enReading } from '../i18n/en/reading'
import { i18n } from '../i18n/i18n'
import { texts as kmTexts } from '../i18n/km'
import { jobs as kmJobs } from '../i18n/km/jobs'
import { reading as kmReading } from '../i18n/km/reading'
import { texts as koTexts } from '../i18n/ko'
import { jobs as koJobs } from '../i18n/ko/jobs'
import { reading as koReading } from '../i18n/ko/reading'
import type { Language } from '../i18n/languages'
import { texts as thTexts } from '../i18n/th'
import { jobs as thJobs } from '../i18n/th/jobs'
import { reading as thReading } from '../i18n/th/reading'
import { texts as viTexts } from '../i18n/vi'
import { jobs as viJobs } from '../i18n/vi/jobs'
import { reading as viReading } from '../i18n/vi/reading'
import { texts as zhTexts } from '../i18n/zh'
import { jobs as zhJobs } from '../i18n/zh/jobs'
import { reading as zhReading } from '../i18n/zh/reading'

const TEXTS = {
  en: { ...enTexts, jobs: enJobs, reading: enReading },
  km: { ...kmTexts, jobs: kmJobs, reading: kmReading },
  ko: { ...koTexts, jobs: koJobs, reading: koReading },
  th: { ...thTexts, jobs: thJobs, reading: thReading },
  vi: { ...viTexts, jobs: viJobs, reading: viReading },
  zh: { ...zhTexts, jobs: zhJobs, reading: zhReading },
} satisfies Record<Language, object>

for (const [language, areas] of Object.entries(TEXTS))
  for (const [area, texts] of Object.entries(areas)) i18n.addResourceBundle(language, area, texts)

/**
 * Draws something in a language. The portal's own i18n has one language at a time: that is safe here because all texts are
 * in memory, so changing it and drawing happen without a pause in which another page could be drawn.
 */
export function drawIn<Drawn>(language: Language, draw: () => Drawn): Drawn {
  void i18n.changeLanguage(language)
  return draw()
}
