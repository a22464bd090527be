import { applications } from '../packages/portal-web/src/i18n/en/applications'
import { board } from '../packages/portal-web/src/i18n/en/board'
import { expectSound } from './support/barriers'
import { callAs } from './support/deeds'
import { Desk } from './support/desk'
import { expect, test } from './support/test'

/** A job of angkor-hr that nobody has applied for. */
const JOB = 2

test('S-BOARD-14 S-BOARD-20 S-BOARD-21 S-BOARD-22 S-BOARD-24 S-BOARD-26 S-BOARD-27 an application is opened, moved, noted, invited and closed, and both sides see what came of it', async ({
  page,
  server: { origin },
  member,
}) => {
  const sokha = await callAs(page, origin, 'sokha')
  const { applicationId: id } = await (
    await sokha('POST', `/jobs/${JOB}/applications`, { resumeId: 1 })
  ).json()
  const desk = new Desk(page, origin)
  await page.setViewportSize({ width: 1280, height: 800 })
  await desk.takeLogin('angkor-hr')
  await page.goto(`${origin}/desk/applications/${JOB}`)
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const card = page.locator(`[data-card="${id}"]`)
  await expect(column(board.stages.new).locator('.cand')).toHaveText(/Candidate 1/)

  // Names are there for whoever wants them, in this browser.
  const hidden = page.getByRole('switch', { name: board.hideNames })
  await hidden.click()
  await expect(card).toContainText('សុខា ចាន់')
  await hidden.click()
  await expect(card).toContainText('Candidate 1')

  // Opened, it has a name, and a resume.
  await card.click()
  const drawer = page.getByRole('complementary', { name: board.tabs.label })
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('សុខា ចាន់')
  await expect(drawer).toContainText('Riverside Guesthouse')
  await expect(card).toContainText('សុខា ចាន់')
  await expectSound(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  // Moved by the keyboard.
  await card.focus()
  await page.keyboard.press('m')
  await expect(page.getByRole('dialog').getByRole('radio', { name: board.stages.talked })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(column(board.stages.talked).locator('.cand')).toHaveCount(1)

  await drawer.getByRole('tab', { name: new RegExp(board.tabs.notes) }).click()
  await drawer.getByRole('textbox', { name: board.notes.label }).fill('Speaks three languages')
  await drawer.getByRole('button', { name: board.notes.add }).click()
  await expect(drawer.locator('.note-row')).toContainText('Speaks three languages')

  // Two times are offered, in a place that is known.
  await drawer.getByRole('button', { name: board.offer.title }).click()
  await expect(drawer.getByLabel(board.offer.address)).toHaveValue('Charles de Gaulle Avenue, Siem Reap')
  await expect(drawer.getByRole('button', { name: 'Offer 2 times' })).toBeInViewport({ ratio: 1 })
  await drawer.getByRole('button', { name: 'Offer 2 times' }).click()
  await expect(column(board.stages.interview).locator('.cand')).toHaveCount(1)
  await expect(drawer.getByRole('button', { name: board.offer.change })).toBeVisible()

  // She asks for another one.
  const seeker = await member('sokha')
  await seeker.openChat()
  await seeker.row('Bopha, Angkor HR').click()
  const invited = seeker.page.locator('.hiring-card').filter({ hasText: 'Interview invitation' })
  await expect(invited.last().getByRole('radio')).toHaveCount(2)
  await seeker.page.goto(`${origin}/a/job-record/${id}`)
  await expect(seeker.page.getByRole('radio')).toHaveCount(2)
  await seeker.page.getByRole('button', { name: applications.interview.otherTime }).click()
  await seeker.page.getByLabel(applications.interview.propose).fill('2031-03-03T10:30')
  await seeker.page.getByLabel(applications.interview.proposeWhy).fill('I work until nine')
  await seeker.page.getByRole('button', { name: applications.interview.proposeSend }).click()
  await expect(seeker.page.getByText(/You asked for .*10:30/)).toBeVisible()

  // The employer sees it at once, confirms it, and both have it.
  await expect(drawer).toContainText('I work until nine')
  await drawer.getByRole('button', { name: board.interview.confirm }).click()
  await expect(drawer.getByRole('button', { name: board.interview.calendar })).toBeVisible()
  const saved = page.waitForEvent('download')
  await drawer.getByRole('button', { name: board.interview.calendar }).click()
  expect((await saved).suggestedFilename()).toBe('interview.ics')
  await drawer.getByRole('tab', { name: board.tabs.history }).click()
  await expect(drawer.locator('.history')).toContainText('New time confirmed')
  await page.goto(`${origin}/desk/interviews`)
  await expect(page.locator('.meeting-row').filter({ hasText: 'សុខា' }).first()).toBeVisible()
  await expectSound(page)
  await seeker.page.goto(`${origin}/a/job-record/${id}`)
  await expect(seeker.page.getByText(applications.interview.accepted)).toBeVisible()
  await expect(seeker.page.getByRole('region', { name: applications.interview.title })).toContainText('10:30')

  // Another one is closed with a sentence.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${origin}/desk/applications/1`)
  await page.locator('[data-card="1"]').dragTo(column(board.stages.closed))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Closing also cancels the interview')
  await expect(dialog.getByRole('textbox', { name: board.closing.text })).toHaveValue(/Hotel Receptionist/)
  await dialog.getByRole('button', { name: board.closing.send }).click()
  await expect(column(board.stages.closed).locator('.cand')).toHaveCount(1)
  expect(desk.faults).toEqual([])
})

test('S-BOARD-27 S-BOARD-28 another time that is asked for is counted at once, and confirmed in the interviews', async ({
  page,
  server: { origin },
}) => {
  const sokha = await callAs(page, origin, 'sokha')
  const hr = await callAs(page, origin, 'angkor-hr')
  const { applicationId: id } = await (
    await sokha('POST', `/jobs/${JOB}/applications`, { resumeId: 1 })
  ).json()
  const interviewTime = Math.floor(Date.now() / 1000) + 2 * 86_400
  const place = { actionAddress: 'Sivutha Boulevard', actionConact: 'Bopha', actionMobile: '+855 23000001' }
  await hr('PUT', `/applications/${id}/interview`, { interviewTime, ...place })
  const desk = new Desk(page, origin)
  await page.setViewportSize({ width: 1280, height: 800 })
  await desk.takeLogin('angkor-hr')
  await page.goto(`${origin}/desk/interviews`)
  const row = page.locator('.meeting-row').filter({ has: page.locator(`a[href$="open=${id}"]`) })
  await expect(row).toContainText(board.interview.waiting)
  const badge = page.getByRole('link', { name: board.nav.applications }).locator('.badge > [aria-hidden]')
  const { counts, asked } = await (await hr('GET', '/employer/applications/counts')).json()
  const waiting: number = counts.new + asked
  await sokha('POST', `/applications/${id}/proposal`, {
    interviewTime: interviewTime + 3_600,
    text: 'After school',
  })
  await expect(row).toContainText('After school')
  await expect(badge).toHaveText(String(waiting + 1))
  await row.getByRole('button', { name: board.interview.confirm }).click()
  await expect(row).toContainText(board.interview.accepted)
  await expect(badge).toHaveText(waiting === 0 ? [] : [String(waiting)])
  expect(desk.faults).toEqual([])
})

test('S-BOARD-29 on a phone the board opens on the first column that has a card', async ({
  page,
  server: { origin },
}) => {
  const desk = new Desk(page, origin)
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.takeLogin('angkor-hr')
  await page.goto(`${origin}/desk/applications/1`)
  await expect(page.locator('.board-stages [aria-pressed="true"]')).toContainText(board.stages.interview)
  await expect(page.locator('[data-card="1"]')).toBeVisible()
  expect(desk.faults).toEqual([])
})

test('S-BOARD-26 where there is no conversation the offer opens one; a card that did not go is said and sent again', async ({
  page,
  server: { origin },
}) => {
  const sokha = await callAs(page, origin, 'sokha')
  const { applicationId: id } = await (await sokha('POST', '/jobs/16/applications', { resumeId: 1 })).json()
  const desk = new Desk(page, origin)
  await page.setViewportSize({ width: 1280, height: 800 })
  await desk.takeLogin('sunrise-school')
  const opening = `**/employer/applications/${id}/chat`
  await page.route(opening, (route) => route.abort())
  await page.goto(`${origin}/desk/applications/16?open=${id}`)
  const drawer = page.getByRole('complementary', { name: board.tabs.label })
  await drawer.getByRole('button', { name: board.offer.title }).click()
  await drawer.getByRole('button', { name: 'Offer 2 times' }).click()
  await expect(drawer.getByRole('alert').filter({ hasText: board.offer.notTold })).toBeVisible()
  await page.unroute(opening)
  await drawer.getByRole('button', { name: board.offer.tellAgain }).click()
  await expect(drawer.getByRole('button', { name: board.offer.change })).toBeVisible()
  await drawer.getByRole('tab', { name: new RegExp(board.tabs.chat) }).click()
  await expect(drawer.locator('.hiring-card')).toHaveCount(1)
  expect(desk.faults).toEqual([])
})
