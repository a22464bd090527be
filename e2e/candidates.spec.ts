import { applications } from '../packages/portal-web/src/i18n/en/applications'
import { papers } from '../packages/portal-web/src/i18n/en/papers'
import { scouting } from '../packages/portal-web/src/i18n/en/scouting'
import { expectSound } from './support/barriers'
import { callAs } from './support/deeds'
import { Desk } from './support/desk'
import { decideResume } from './support/resumes'
import { expect, test } from './support/test'

/** A trade that nobody of the demo has, so that a search finds one row. */
const WORK = 'Falconer'
const JOB = 'Export Assistant'
const DARA = 'Dara'

test('S-CAND-46 S-CAND-47 S-CAND-49 a seeker is found without a name, invited, answers, has a name at the desk, and hides again', async ({
  page,
  server: { origin },
  member,
}) => {
  const dara = await member('dara')
  const own = await callAs(dara.page, origin, 'dara')
  const { id } = await (await own('POST', '/resumes', { name: 'Birds' })).json()
  await own('PUT', `/resumes/${id}/profile`, {
    ...{ firstName: DARA, lastName: 'Kim', sexId: 1, birthday: '1996-11-02', locationId: 1202 },
    ...{ maritalId: 0, nationalityId: 116, mobile: '+855 12 777 888', email: 'dara@home.example', photo: '' },
  })
  await own('PUT', '/resumes/intentions', {
    ...{ reqJobTitle: WORK, categoryIds: [12], industryIds: [8], locationIds: [17], jobTerm: 1 },
    salaryFrom: 350,
  })
  await own('PUT', `/resumes/${id}/submit`)
  await decideResume(dara.page, origin, id, { decision: 'approve' })

  // Nobody finds a resume that its owner did not show.
  const desk = new Desk(page, origin)
  await page.setViewportSize({ width: 1280, height: 800 })
  await desk.takeLogin('kampot-foods')
  await page.goto(`${origin}/desk/candidates`)
  const rows = page.locator('.scout-row')
  await expect(rows).toHaveCount(20)
  await expectSound(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('textbox', { name: scouting.find.what }).fill(WORK)
  await page.getByRole('button', { name: scouting.find.submit }).click()
  await expect(page.getByRole('heading', { name: scouting.none.found })).toBeVisible()
  await expect(page).toHaveURL(/keyword=Falconer/)

  // Shown, there is a row, with the work and without the name.
  await dara.page.goto(`${origin}/a/resume`)
  await dara.page.getByRole('button', { name: 'More options: Birds' }).click()
  await dara.page.getByRole('menuitem', { name: papers.resume.show }).click()
  await expect(dara.page.getByText(papers.resume.done.show)).toBeVisible()
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(WORK)
  await expect(rows).not.toContainText(DARA)

  // One of them, without name and contact.
  await rows.getByRole('link', { name: WORK }).click()
  await expect(page.getByRole('heading', { level: 1, name: WORK })).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText(scouting.one.lead)
  expect(await page.content()).not.toMatch(/Dara|777|dara@home/)
  await page.goBack()
  await expect(rows).toHaveCount(1)

  // Invited to a job of the company.
  await rows.getByRole('button', { name: /^Invite/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(scouting.invite.job).selectOption({ label: JOB })
  await dialog.getByRole('button', { name: scouting.invite.send }).click()
  await expect(rows).toContainText(scouting.state.invited)
  await expect(rows).not.toContainText(DARA)
  await expect(page.getByText(/^19 invitations left/)).toBeVisible()

  // The seeker has it in the notices and the list, sees who looked, and answers in the chat.
  await dara.page.goto(`${origin}/a/message`)
  await expect(dara.page.getByRole('main')).toContainText(`Kampot Foods asks you to apply for "${JOB}"`)
  await dara.page.goto(`${origin}/a/seen`)
  await expect(dara.page.getByRole('main')).toContainText('Kampot Foods')
  await dara.page.goto(`${origin}/a/job-record`)
  const invitation = dara.page
    .getByRole('region', { name: applications.invitations.title })
    .getByRole('listitem')
    .filter({ hasText: JOB })
  await expect(invitation).toContainText('Kampot Foods')
  await invitation.getByRole('link', { name: /^Chat/ }).click()
  await dara.write('Good morning, is it still open?')
  await dara.expectTick('Good morning, is it still open?', 'sent')

  // At the desk the row has a name now, and leads to the chat.
  await page.reload()
  await expect(rows.getByRole('link', { name: /^Open the chat/ })).toHaveText(scouting.state.talked)
  await expect(rows).toContainText('Dara')
  await rows.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('complementary')).toContainText('777')
  await expectSound(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  const address = page.url()

  // Hidden, there is no row and no page.
  await dara.page.goto(`${origin}/a/resume`)
  await dara.page.getByRole('button', { name: 'More options: Birds' }).click()
  await dara.page.getByRole('menuitem', { name: papers.resume.hide }).click()
  await expect(dara.page.getByText(papers.resume.done.hide)).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: scouting.one.gone })).toBeVisible()
  await page.goto(`${origin}/desk/candidates?keyword=${WORK}`)
  await expect(page.getByRole('heading', { name: scouting.none.found })).toBeVisible()
  expect(desk.faults).toEqual([])
})

test('S-CAND-46 filters stand in the address, Back takes them away, and what can be dropped is named', async ({
  page,
  server: { origin },
}) => {
  const desk = new Desk(page, origin)
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.takeLogin('angkor-hr')
  await page.goto(`${origin}/desk/candidates`)
  const rows = page.locator('.scout-row')
  await expect(rows).toHaveCount(20)
  const all = page.getByText(/^\d+ candidates$/)
  const before = await all.textContent()
  await page.getByRole('button', { name: /^English/ }).click()
  await expect(page).toHaveURL(/languageId=2&languageLevelId=2/)
  await expect(all).not.toHaveText(String(before))
  const narrowed = await all.textContent()

  await page.getByRole('button', { name: scouting.filters.all }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(scouting.filters.workyears).selectOption({ label: '5–10 years' })
  await sheet.getByLabel(scouting.filters.salaryTo).fill('10')
  await sheet.getByRole('button', { name: /^Show 0/ }).click()
  await expect(page.getByRole('heading', { name: scouting.none.found })).toBeVisible()
  await page
    .getByRole('main')
    .locator('.nothing')
    .getByRole('button', { name: /^Up to/ })
    .click()
  await page.getByRole('main').locator('.scout-chips').getByRole('button', { name: '5–10 years' }).click()
  await expect(all).toHaveText(String(narrowed))
  await page.getByRole('button', { name: /^English/ }).click()
  await expect(all).toHaveText(String(before))
  await page.goBack()
  await expect(all).toHaveText(String(narrowed))
  expect(desk.faults).toEqual([])
})
