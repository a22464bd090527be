import { LANGUAGES, type Language } from '../constants/names'

/** Reads `Accept-Language` (`km`, `zh-CN`, `fr, ko-KR;q=0.8`): the most wanted of ours; each region of one is it. */
export function readLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',', 10).map((part) => {
    const [tag = '', ...settings] = part.toLowerCase().split(';')
    const quality = settings.map((one) => /^\s*q=([\d.]{1,5})\s*$/.exec(one)?.[1]).find(Boolean)
    return { name: tag.trim().split('-', 1)[0], quality: Number(quality ?? 1) }
  })
  const best = wanted.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)
  for (const { name } of best) {
    const language = LANGUAGES.find((one) => one === name)
    if (language) return language
  }
  return 'en'
}
