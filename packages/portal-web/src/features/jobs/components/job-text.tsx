import type { Language } from '../../../i18n/languages'
import { Prose } from '../../../ui/prose'

interface Props {
  title: string
  text: string
  /** In which it is written. */
  lang: Language
  /** Of its heading. */
  level: 2 | 3
}

/** What an employer wrote; nothing where it is "". */
export function JobText({ title, text, lang, level }: Props) {
  const Heading = `h${level}` as const
  if (text.trim() === '') return null
  return (
    <section className="job-text">
      <Heading>{title}</Heading>
      <Prose text={text} lang={lang} />
    </section>
  )
}
