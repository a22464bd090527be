import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Language } from '../../../i18n/languages'
import { ArticleRow } from './article-row'

const drawn = (language: Language): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArticleRow
        article={{ id: 3, kind: 'letters', title: 'Title', summary: 'Summary', language, publishedAt: 0 }}
      />
    </MemoryRouter>,
  )

test('S-ADVICE-10 an excerpt in another language than the page says which, and one in the same does not', () => {
  expect(drawn('km')).toContain('<p class="article-summary" lang="km">Summary</p>')
  expect(drawn('km')).toContain('<span lang="km">ខ្មែរ</span>')
  expect(drawn('en')).not.toContain('English')
})
