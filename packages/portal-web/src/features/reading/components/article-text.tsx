import { useTranslation } from 'react-i18next'
import { getLanguage } from '../../../i18n/i18n'
import { LANGUAGE_NAMES } from '../../../i18n/languages'
import type { Article } from '../api/articles'
import { type Block, readBlocks } from '../rules/blocks'

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

/** What is written, for a long read, and in which language where that is another one. `level`: of its headings. */
export function ArticleText({ article, level = 2 }: { article: Article; level?: 2 | 3 }) {
  const { t } = useTranslation('reading')
  const { content, language } = article
  return (
    <>
      {language !== getLanguage() && (
        <p className="note">{t('article.onlyIn', { language: LANGUAGE_NAMES[language] })}</p>
      )}
      <div className="prose" lang={language}>
        {readBlocks(content).map((block, index) => (
          <BlockView key={index} block={block} level={level} />
        ))}
      </div>
    </>
  )
}
