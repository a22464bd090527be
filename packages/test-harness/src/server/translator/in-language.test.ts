import { expect, test } from 'vitest'
import { inLanguage } from './in-language'
import { noTranslator } from './none'
import type { Translator } from './translator'

/** Says which way it went, but knows no Thai. */
const fake: Translator = {
  translate: async (texts, from, to) =>
    to === 'th' ? null : texts.map((text) => (text === '' ? '' : `${from}>${to} ${text}`)),
}

const words = { jobDesc: 'Cooks.', requirements: 'Likes food.', benefits: '', howToApply: 'Come by.' }
const khmer = { jobDesc: 'ចម្អិន។', requirements: '', benefits: '', howToApply: '' }
const job = { language: 'en', texts: { en: words, km: khmer } } as const

test('S-JOB-102 a machine fills in the language of the reader, and is named beside its words', async () => {
  expect(await inLanguage(fake, job, 'vi')).toEqual({
    en: words,
    km: khmer,
    vi: {
      jobDesc: 'en>vi Cooks.',
      requirements: 'en>vi Likes food.',
      benefits: '',
      howToApply: 'en>vi Come by.',
      by: 'machine',
    },
  })
})

test('S-JOB-102 what was written is never translated over', async () => {
  expect(await inLanguage(fake, job, 'km')).toEqual(job.texts)
  expect(await inLanguage(fake, job, 'en')).toEqual(job.texts)
})

test('S-JOB-102 without a service, and where it does not know the language, written languages are all there is', async () => {
  expect(await inLanguage(noTranslator, job, 'vi')).toEqual(job.texts)
  expect(await inLanguage(fake, job, 'th')).toEqual(job.texts)
  expect(await inLanguage(fake, { language: 'en', texts: {} }, 'vi')).toEqual({})
})
