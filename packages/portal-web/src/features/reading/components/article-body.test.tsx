import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { forOtherSites } from '../../../contract/page'
import { PlainLink } from '../../../ui/plain-link'
import { toArticle } from '../rules/article'
import { ArticleBody } from './article-body'

const drawn = (said: object): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArticleBody article={toArticle({ id: 3, title: 'Title', ...said }, [])} Link={PlainLink} />
    </MemoryRouter>,
  )

test('S-ADVICE-11 a picture is shown with what is seen on it, its place kept, and fetched when it is near', () => {
  const shown = drawn({
    images: ['https://elsewhere.example/x.png', '/api/lobby.svg', '/api/office.svg'],
    imageTexts: ['Nothing', 'A lobby'],
  })
  const [lobby, office, ...others] = shown.match(/<img[^>]*>/g) ?? []
  for (const attribute of ['src="/api/lobby.svg"', 'alt="A lobby"', 'loading="lazy"'])
    expect(lobby).toContain(attribute)
  for (const attribute of ['width="620"', 'height="349"']) expect(lobby).toContain(attribute)
  // What nobody told is left out by a screen reader.
  expect(office).toContain('alt=""')
  expect(others).toEqual([])
  expect(drawn({})).not.toContain('<img')
})

test('S-ADVICE-11 other sites are told of a picture that they can show', () => {
  expect(forOtherSites(['/api/lobby.svg', '/api/photo.png'])).toBe('/api/photo.png')
  expect(forOtherSites(['/api/lobby.svg'])).toBe(null)
})
