import type { Language } from '../constants/names'
import type { WrittenTexts } from '../jobs/job-views'
import type { Translator } from './translator'

interface Written {
  readonly language: Language
  readonly texts: Readonly<Partial<Record<Language, WrittenTexts>>>
}

/**
 * A job's texts, with those of the reader's language by a machine where nobody wrote them. What a person wrote is never replaced.
 * Nothing is kept: a service that costs money keeps what it said itself.
 */
export async function inLanguage(
  translator: Translator,
  { language, texts }: Written,
  reader: Language,
): Promise<Written['texts']> {
  const own = texts[language]
  if (own === undefined || texts[reader] !== undefined) return texts
  const { jobDesc, requirements, benefits, howToApply } = own
  const said = [jobDesc, requirements, benefits, howToApply]
  const translated = await translator.translate(said, language, reader)
  if (translated?.length !== said.length) return texts
  const [description = '', wanted = '', gets = '', ways = ''] = translated
  return {
    ...texts,
    [reader]: {
      ...{ jobDesc: description, requirements: wanted, benefits: gets, howToApply: ways },
      by: 'machine' as const,
    },
  }
}
