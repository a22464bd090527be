import { expectNoBarrier, expectSound, LOOKED_AT } from './support/barriers'
import { readCode } from './support/codes'
import { faultsOf } from './support/faults'
import { hold } from './support/hold'
import { giveLogin } from './support/person'
import { scrollDown } from './support/scroll'
import { expect, onDeskAndPhone, test } from './support/test'

const PHONE = { width: 390, height: 844 }

test('S-CAND-22 the address of the filters opens them over the list, and Back closes them', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/jobwanted/components/jobwanted-screen`)
  const filters = page.getByRole('dialog', { name: 'All filters' })
  await expect(filters).toBeVisible()
  await page.goBack()
  await expect(filters).toBeHidden()
  await expect(page.getByRole('heading', { name: 'People looking for work' })).toBeVisible()
  await expect(page).toHaveURL(`${server.origin}/a/jobwanted`)
})

test('S-SHELL-9 a visitor who wants the resume is told to log in first, and is led there after it', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/about`)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Register' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Messages' })).toHaveCount(0)
  await header.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Resume' }).click()
  await expect(page.getByText('Please login first')).toBeVisible()
  await page.waitForURL('**/a/login')
  await giveLogin(page, 'sokha')
  await page.waitForURL('**/a/resume')
  await expect(page.getByRole('heading', { name: 'Resume' })).toBeVisible()
})

test('S-SHELL-9 who logs in by the header is led back to where that was', async ({ page, server }) => {
  await page.goto(`${server.origin}/a/about?from=a-friend`)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await giveLogin(page, 'sokha')
  await page.waitForURL('**/a/about?from=a-friend')
})

test('S-SHELL-19 a screen that takes long to come has a bar, which goes with it', async ({
  page,
  server,
}) => {
  const release = await hold(page, /\/assets\/app-[\w-]{8}\.js$/)
  await page.goto(`${server.origin}/a/app`)
  const bar = page.getByRole('progressbar', { name: 'Loading…' })
  await expect(bar).toBeVisible()
  await expect(bar).toHaveCSS('animation-delay', '0.2s')
  await expect(bar).toHaveCSS('animation-duration', '5s')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('S-SHELL-23 an address that is opened begins at its top, wherever the one before was', async ({
  page,
  server,
}) => {
  const top = () => page.evaluate(() => scrollY)
  const scrolled = () => scrollDown(page).then(top)
  await page.goto(`${server.origin}/a/about`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(scrolled).toBeGreaterThan(0)
  await page.goto(`${server.origin}/a/app`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await top()).toBe(0)
})

test('S-SHELL-24 what comes later moves nothing that is there', async ({ page, server }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/job', '/job/1', '/about']) {
      await page.goto(`${server.origin}/a${path}`)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect([path, width, shifts.reduce((sum, shift) => sum + shift, 0) < 0.1]).toEqual([path, width, true])
    }
  }
})

test('S-SHELL-9 S-HOME-21 the header leads to the pages of the portal and to the company service', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/`)
  const pages = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(pages).toHaveText(['Jobs', 'Companies', 'Advice'])
  await pages.nth(2).click()
  await page.waitForURL('**/a/adviser')
  await expect(pages.nth(2)).toHaveAttribute('aria-current', 'page')
  await page.getByRole('banner').getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Resume', 'Candidates', 'About us', 'Mobile app'])
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'For employers' }).click()
  await page.waitForURL('**/desk/')
})

test('S-SHELL-10 a member has their pages, the default picture of their sex, and a logout that leads home', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  const dara = await enter('dara')
  for (const [{ page }, face] of [
    [sokha, 'female'],
    [dara, 'male'],
  ] as const)
    await expect(page.getByRole('banner').locator('.portrait')).toHaveAttribute('data-face', face)

  const { page, origin } = sokha
  await page.goto(`${origin}/a/about`)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    ...['My page', 'Resume', 'Applications', 'Who viewed me', 'Saved', 'Cover letters', 'Job alerts'],
    ...['Account settings', 'Default language', 'Log out'],
  ])
  await page.getByRole('menuitem', { name: 'Saved' }).click()
  await page.waitForURL('**/a/favorite')
  await sokha.logOut()
  await page.waitForURL('**/a/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('S-SHELL-11 the default language is chosen in a dialog, kept by the server and shown', async ({
  enter,
}) => {
  const { page } = await enter('sokha')
  const open = async (account: RegExp, item: string) => {
    await page.getByRole('button', { name: account }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await open(/^Account of/, 'Default language')
  const dialog = page.getByRole('dialog', { name: 'Default language' })
  await expect(dialog).toBeVisible()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused()

  await open(/^Account of/, 'Default language')
  await dialog.getByRole('combobox').selectOption('km')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/users/language'))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  expect((await kept).status()).toBeLessThan(300)
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  await page.getByRole('button', { name: /សុខា/ }).click()
  await page.locator('[role="menuitem"][href$="/account-setting"]').click()
  await expect(page.getByRole('main').getByText('ខ្មែរ', { exact: true })).toBeVisible()

  // What the server does not take is not shown either.
  await page.route('**/users/language', (route) => route.abort())
  await open(/សុខា/, 'ភាសាលំនាំដើម')
  await page.getByRole('combobox').selectOption('en')
  await page.getByRole('button', { name: 'បញ្ជាក់' }).click()
  await expect(page.getByText('មិនអាចរក្សាទុកបានទេ។ សូមពិនិត្យការតភ្ជាប់ រួចព្យាយាមម្ដងទៀត។')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
})

test('S-SHELL-11 a language stays chosen when the account comes late, and is forgotten where nobody confirmed it', async ({
  enter,
}) => {
  const { page, origin } = await enter('sokha')
  const release = await hold(page, '**/users/me')
  await page.goto(`${origin}/a/?language=th`)
  const open = async () => {
    await page.getByRole('button', { name: /^บัญชีของ/ }).click()
    await page.getByRole('menuitem', { name: 'ภาษาเริ่มต้น' }).click()
  }
  await open()
  const choice = page.getByRole('dialog').getByRole('combobox')
  await choice.selectOption('vi')
  const told = page.waitForResponse('**/users/me')
  release()
  await (await told).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(choice).toHaveValue('vi')

  await page.keyboard.press('Escape')
  await open()
  await expect(choice).toHaveValue('en')
})

test('S-SHELL-13 companies have a header of their own, with five services and the way to their login', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/enterprise`)
  const header = page.getByRole('banner')
  await expect(header.getByRole('navigation', { name: 'For companies' }).getByRole('link')).toHaveText([
    ...['Employer home', 'Payment', 'Advice for employers', 'About us'],
  ])
  await header.getByRole('button', { name: 'Services' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    ...['Ordinary job', 'Urgent job', 'Famous company', 'Agency', 'Advertising'],
  ])
  await page.getByRole('menuitem', { name: 'Agency' }).click()
  await page.waitForURL('**/a/service/agency')
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/desk/')
  await header.getByRole('link', { name: 'Register' }).click()
  await page.waitForURL('**/a/enterprise/register')
  await expect(page.getByRole('heading', { level: 1, name: 'Register your company' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Register a company' })).toHaveAttribute(
    ...(['href', '/desk/register'] as const),
  )
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/desk/')
  await header.getByRole('link', { name: 'Find a job' }).click()
  await page.waitForURL('**/a/')

  await page.setViewportSize(PHONE)
  await page.goto(`${server.origin}/a/enterprise`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    ...['Employer home', 'Ordinary job', 'Urgent job', 'Famous company', 'Agency', 'Advertising'],
    ...['Payment', 'Advice for employers', 'About us', 'Find a job', 'Register'],
  ])
})

test('S-SHELL-14 the footer says who answers when, where one follows us, and has four codes for phones', async ({
  page,
  server,
}) => {
  await page.clock.setFixedTime(new Date(2026, 4, 6))
  await page.goto(`${server.origin}/a/about`)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /^\+855/ })).toHaveText([
    ...['+855 23 000 003', '+855 23 000 004', '+855 23 000 001', '+855 23 000 002'],
  ])
  await expect(footer.getByText('Monday to Friday, 8:00am-5:30pm').first()).toBeVisible()
  await expect(footer.getByRole('link', { name: 'support@sarika.example' })).toHaveAttribute(
    'href',
    'mailto:support@sarika.example',
  )
  await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(4)
  await footer.scrollIntoViewIfNeeded()
  for (const app of ['Android', 'iOS', 'WeChat', 'Messenger']) {
    const code = footer.getByRole('img', { name: `QR code: ${app}` })
    await expect(code).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await readCode(code)).toBe(`https://sarika.example/app/${app.toLowerCase()}`)
    }
  }
  for (const link of await footer.locator('a[target=_blank]').all())
    await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(footer.getByText("aren't real")).toBeVisible()
})

test('S-SHELL-15 the news of the new site is told once, and in every way leaves the page usable', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/`)
  const news = page.getByRole('region', { name: 'Welcome to the new Sarika' })
  await expectNoBarrier(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL('**/a/login')
  await page.goto(`${server.origin}/a/about`)
  await news.getByRole('button', { name: 'OK' }).click()
  await expect(news).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(news).toHaveCount(0)
})

test('S-SHELL-16 the online service opens from every page, and the way back to the top comes when one is down', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(`${server.origin}/a/jobwanted`)
  const service = page.getByRole('region', { name: 'Online service' })
  await expect(service).toBeHidden()
  await page.getByRole('button', { name: 'Online service' }).click()
  await expect(service.getByRole('link', { name: 'Log in to chat with us' })).toBeVisible()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(service).toBeHidden()

  const top = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => scrollTo({ top: 0 }))
  await expect(top).toHaveCount(0)
  await scrollDown(page)
  await top.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(top).toHaveCount(0)
})

onDeskAndPhone(
  'S-SHELL-17 a login that is over leads to the start page and says so, from a page of members',
  async ({ member }) => {
    const { page, origin } = await member('sokha')
    await page.clock.install()
    await page.goto(`${origin}/a/resume`)
    await expect(page.getByRole('heading', { name: 'Resume' })).toBeVisible()
    await page.route('**/users/language', (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthorized', message: '' } }),
    )
    await page.getByRole('button', { name: /^(Account of|Menu)/ }).click()
    await page.getByRole('menuitem', { name: 'Default language' }).click()
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await page.getByRole('button', { name: 'Confirm' }).click()
    // The wait begins as the login is forgotten.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sarika.session'))).toBe(null)
    await page.clock.runFor(499)
    await expect(page.getByText('Login has expired, please log in again')).toBeAttached()
    await expect(page).toHaveURL(`${origin}/a/resume`)
    await page.clock.runFor(1)
    await page.waitForURL('**/a/')
    await page.clock.resume()
    await page.goto(`${origin}/a/resume`)
    await page.waitForURL('**/a/login')
  },
)

test('S-SHELL-18 the layout of a desktop starts at 812 px and is never narrower than 980 px', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/a/job`)
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(width < 812 ? 1 : 0)
    return page.evaluate(() => document.documentElement.scrollWidth)
  }
  expect(await widthAt(811)).toBe(811)
  expect(await widthAt(812)).toBe(980)
  expect(await widthAt(1000)).toBe(1000)
  // Its head stays in the window.
  expect(await widthAt(900)).toBe(980)
  const head = await page.locator('.page > .header').boundingBox()
  expect(head?.width).toBe(900)
  await expect(page.locator('.skip')).not.toBeInViewport()
})

for (const language of LOOKED_AT)
  test(`S-LOOK-5 home, the app, a page of companies and one of members are sound in ${language}`, async ({
    page,
    server,
    member,
  }) => {
    // Sixteen looks by axe.
    test.slow()
    const faults = faultsOf(page)
    for (const path of ['/', '/app', '/enterprise']) {
      await page.goto(`${server.origin}/a${path}?language=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSound(page)
    }
    expect(faults).toEqual([])
    const sokha = await member('sokha')
    await sokha.page.goto(`${server.origin}/a/mine?language=${language}`)
    await expectSound(sokha.page)
  })
