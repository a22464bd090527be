import { hold } from './support/hold'
import { expect, onDeskAndPhone, test } from './support/test'

onDeskAndPhone(
  'S-LANG-4 a language that is chosen is told, kept and shown in every tab, and keeps what was typed',
  async ({ page, context, server }) => {
    await page.goto(`${server.origin}/a/login`)
    const other = await context.newPage()
    await other.goto(`${server.origin}/a/login`)
    await page.getByLabel('Username, email or phone').fill('sokha')
    await page.getByRole('button', { name: /^(Language: English|Menu)$/ }).click()
    await page.getByRole('menuitemradio', { name: 'ខ្មែរ' }).click()

    await expect(page.getByText('ឥឡូវនេះប្រើភាសាខ្មែរ។')).toBeVisible()
    await expect(page.getByRole('menuitemradio', { name: 'ខ្មែរ' })).toBeChecked()
    await page.keyboard.press('Escape')
    for (const tab of [page, other]) {
      await expect(tab.locator('html')).toHaveAttribute('lang', 'km')
      await expect(tab.getByRole('heading', { name: 'ចូលគណនី' })).toBeVisible()
      await expect(tab).toHaveTitle('ចូលគណនី - Sarika')
    }
    await expect(page.locator('input[name=account]')).toHaveValue('sokha')
    expect(await page.evaluate(() => document.cookie)).toBe('language=km')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'ចូលគណនី' })).toBeVisible()
  },
)

/** Where lines of the page end without a space, and which of these ends lie within a word: "what is before|what is after". */
function endsOfLines({ language, letters }: { language: string; letters: string }) {
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  const between = new RegExp(`${letters}[\\p{M}\\u200c\\u200d]*\\|${letters}|\\|\\p{M}`, 'u')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  let count = 0
  const range = document.createRange()
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    const starts = new Set([...words.segment(text)].map(({ index }) => index))
    let line: number | undefined
    for (let at = 0; at < text.length; at++) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = range.getClientRects()[0]
      if (box === undefined || box.width === 0) continue
      const end = `${text.slice(Math.max(0, at - 12), at)}|${text.slice(at, at + 12)}`
      if (line !== undefined && box.top > line + box.height / 2 && between.test(end)) {
        count++
        if (!starts.has(at)) broken.push(end)
      }
      line = box.top
    }
  }
  return { count, broken }
}

test('S-LANG-3 the address chooses and is cleaned; a language that is none of the six changes nothing', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ locale: 'ko-KR' })
  const page = await context.newPage()
  await page.goto(`${server.origin}/a/login?language=fr`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  expect(await page.evaluate(() => [document.cookie, localStorage.getItem('sarika.language')])).toEqual([
    '',
    null,
  ])
  await page.goto(`${server.origin}/a/login?language=vi&x=1`)
  await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible()
  await expect(page).toHaveURL(`${server.origin}/a/login?x=1`)
  await page.goto(`${server.origin}/a/login`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await context.close()
})

test('S-LANG-6 the server is asked in the language that is shown', async ({ page, server }) => {
  await page.goto(`${server.origin}/a/login?language=zh`)
  await page.getByLabel('用户名、邮箱或手机号').fill('sokha')
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('Sarika2026')
  const login = page.waitForRequest('**/users/authorize')
  const me = page.waitForRequest('**/users/me')
  await page.getByRole('button', { name: '登录' }).click()
  for (const asked of await Promise.all([login, me]))
    expect((await asked.allHeaders())['accept-language']).toBe('zh-CN')
})

test('S-LANG-8 a language that was overtaken while its texts were on their way is not kept', async ({
  page,
  server,
}) => {
  const release = await hold(page, '**/a/assets/ko-*.js')
  await page.goto(`${server.origin}/a/login`)
  await page.getByRole('button', { name: /^(Language: English|Menu)$/ }).click()
  await page.getByRole('menuitemradio', { name: '한국어' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByText('The language is now English')).toBeVisible()
  const came = page.waitForResponse(/\/a\/assets\/ko-.*\.js/)
  release()
  await (await came).finished()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => document.cookie)).toBe('language=en')
})

test('S-LANG-8 texts that cannot be fetched leave the language as it was, and say so', async ({
  page,
  server,
}) => {
  await page.route('**/a/assets/ko-*.js', (route) => route.abort())
  await page.goto(`${server.origin}/a/login`)
  await page.getByRole('button', { name: /^(Language: English|Menu)$/ }).click()
  await page.getByRole('menuitemradio', { name: '한국어' }).click()
  await expect(page.getByText("Couldn't load this language.")).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

for (const { language, letters } of [
  { language: 'km', letters: '\\p{Script=Khmer}' },
  { language: 'th', letters: '\\p{Script=Thai}' },
])
  test(`S-LANG-10 lines of ${language}, which writes no spaces, end between words and never within a cluster`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    let ends = 0
    for (const path of ['/a/', '/a/about', '/a/register', '/a/enterprise', '/a/jobwanted']) {
      await page.goto(`${server.origin}${path}?language=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await page.evaluate(() => document.fonts.ready)
      const lines = await page.evaluate(endsOfLines, { language, letters })
      expect(lines.broken, path).toEqual([])
      ends += lines.count
    }
    expect(ends).toBeGreaterThan(10)
  })
