import { useTranslation } from 'react-i18next'
import type { Block } from '../../../contract/page'
import { getLanguage } from '../../../i18n/i18n'
import { LANGUAGE_NAMES, type Language } from '../../../i18n/languages'

function BlockView({ block, level }: { block: Block; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    )
  return block.kind === 'heading' ? <Heading>{block.text}</Heading> : <p>{block.text}</p>
}

interface Props {
  blocks: readonly Block[]
  /** In which they are written. */
  language: Language
  /** Of its headings. */
  level?: 2 | 3
}

/** What is written, for a long read, and in which language where that is another one. */
export function ArticleText({ blocks, language, level = 2 }: Props) {
  const { t } = useTranslation('reading')
  return (
    <>
      {language !== getLanguage() && (
        <p className="note">{t('article.onlyIn', { language: LANGUAGE_NAMES[language] })}</p>
      )}
      <div className="prose" lang={language}>
        {blocks.map((block, index) => (
          <BlockView key={index} block={block} level={level} />
        ))}
      </div>
    </>
  )
}
