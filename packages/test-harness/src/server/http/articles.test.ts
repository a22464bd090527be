import { expect, test } from 'vitest'
import { toBlocks, toHtml } from '../articles/html'
import { request } from '../testing/client'
import { startTestServer } from '../testing/world'

interface Article {
  id: number
  sendAt: number
}

async function start() {
  const { url } = await startTestServer()
  const get = async (path: string, language = 'en') => {
    const headers = { 'accept-language': language }
    const { status, body } = await request(url, 'GET', `/api/v1.0.0/users${path}`, { headers })
    return { status, body }
  }
  return { get }
}

const ids = (articles: readonly Article[]) => articles.map(({ id }) => id)
const KINDS = ['career', 'interview', 'letters', 'templates', 'questions', 'employers']
const LANGUAGES = ['en', 'zh', 'km', 'ko', 'th', 'vi']

test('S-SEEK-25 advice has pages of 8, the newest first, of all kinds for seekers or of one', async () => {
  const { get } = await start()
  const { body } = await get('/articles?articleType=200')
  const times = body.result.map(({ sendAt }: Article) => sendAt)
  expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
  expect([body.result.length, body.totalPage]).toEqual([8, Math.ceil(body.totalCount / 8)])
  const whole = ids((await get('/articles?size=100')).body.result)
  expect(ids((await get('/articles?page=2&size=4')).body.result)).toEqual(whole.slice(4, 8))
  const counts = await Promise.all(
    KINDS.map(async (kind) => (await get(`/articles?kind=${kind}`)).body.totalCount as number),
  )
  const all = counts.reduce((sum, count) => sum + count, 0)
  expect(all).toBeGreaterThanOrEqual(40)
  expect(whole).toHaveLength(all - (counts.at(-1) ?? 0))
  for (const wrong of ['articleType=7', 'kind=pages', 'kind=x', 'page=0'])
    expect((await get(`/articles?${wrong}`)).status).toBe(422)
  expect(ids((await get('/home/page/articles')).body.result)).toEqual(whole.slice(0, 6))
})

test('S-SEEK-25 each article leads to the next of its kind, down to the oldest', async () => {
  const { get } = await start()
  for (const kind of KINDS) {
    const listed = ids((await get(`/articles?kind=${kind}&size=100`)).body.result)
    for (const [index, id] of listed.entries()) {
      const { body } = await get(`/articles/${id}`)
      expect([body.kind, body.nextArticle?.id]).toEqual([kind, listed[index + 1]])
    }
  }
  for (const id of ['0', 'x', '999']) expect((await get(`/articles/${id}`)).status).toBe(404)
})

const shapeOf = (content: string) => content.match(/<(h2|p|li)>/g)

test('S-SEEK-26 each article is there in English and Khmer, whole, its title in six languages', async () => {
  const { get } = await start()
  const seekers = (await get('/articles?size=100')).body.result
  const employers = (await get('/articles?size=100&kind=employers')).body.result
  for (const { id } of [...seekers, ...employers]) {
    const english = (await get(`/articles/${id}`)).body
    const khmer = (await get(`/articles/${id}`, 'km')).body
    const vietnamese = (await get(`/articles/${id}`, 'vi')).body
    expect([english.language, khmer.language, vietnamese.language]).toEqual(['en', 'km', 'en'])
    expect(vietnamese.content).toBe(english.content)
    expect(khmer.title).toMatch(/\p{sc=Khmer}/u)
    expect(new Set([english.title, khmer.title, vietnamese.title]).size).toBe(3)
    for (const { content, summary } of [english, khmer]) {
      expect(content.replace(/<\/?(h2|p|ul|li)>/g, '')).not.toMatch(/[<>]/)
      expect(content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(2)
      expect(content.startsWith(toHtml(toBlocks(summary)))).toBe(true)
    }
    const words = english.content.replace(/<[^>]+>/g, ' ').split(/\s+/).length
    expect(words).toBeGreaterThan(110)
    expect(words).toBeLessThan(250)
    expect(shapeOf(khmer.content)).toEqual(shapeOf(english.content))
  }
})

test('S-SEEK-27 the texts of pages are read by fixed ids in each language, and stand in no list', async () => {
  const { get } = await start()
  for (const id of [901, 902, 903, 911, 912, 913, 914, 915, 916, 917, 921, 922, 923, 924]) {
    const english = (await get(`/articles/${id}`)).body
    expect([english.kind, english.articleType, english.nextArticle]).toEqual(['pages', 100, null])
    for (const language of LANGUAGES) {
      const { body } = await get(`/articles/${id}`, language)
      expect(body.language).toBe(language)
      expect(shapeOf(body.content)).toEqual(shapeOf(english.content))
    }
  }
  expect(ids((await get('/articles?size=100')).body.result).filter((id) => id > 900)).toEqual([])
})

test('S-SEEK-25 a text cannot bring an element of its own', () => {
  expect(toHtml(toBlocks('## <b>\n- a & "b"\n- <img src=x onerror=alert(1)>\n<script>'))).toBe(
    '<h2>&lt;b&gt;</h2><ul><li>a &amp; &quot;b&quot;</li><li>&lt;img src=x onerror=alert(1)&gt;</li></ul><p>&lt;script&gt;</p>',
  )
})

test('S-ADVICE-11 the pictures of articles are here, each with what is seen on it in the language of the reader', async () => {
  const { url } = await startTestServer()
  const read = async (id: number, language: string) =>
    (
      await request(url, 'GET', `/api/v1.0.0/users/articles/${id}`, {
        headers: { 'accept-language': language },
      })
    ).body
  const { result } = (await request(url, 'GET', '/api/v1.0.0/users/articles?size=100')).body
  const shown = result.filter(({ images }: { images: string[] }) => images.length > 0)
  expect(shown.length).toBeGreaterThanOrEqual(8)
  for (const { id, images, imageTexts } of shown) {
    const picture = await fetch(url + images[0])
    expect([id, picture.status, picture.headers.get('content-type')]).toEqual([id, 200, 'image/svg+xml'])
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(imageTexts).toHaveLength(images.length)
  }
  const texts = await Promise.all(LANGUAGES.map(async (language) => (await read(3, language)).imageTexts[0]))
  expect(new Set(texts).size).toBe(6)
  expect(texts[0]).toBe('The lobby of a hotel')
  expect(await read(5, 'en')).toMatchObject({ images: [], imageTexts: [] })
})
