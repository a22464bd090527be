import type { Person } from './support/person'
import { expect, test } from './support/test'

const HR = 'Bopha, Angkor HR'

/** What the page says of whom it talks with: in the row, by a colour and a word that is heard, and under the name. */
async function expectThere(person: Person, title: string, isThere: boolean): Promise<void> {
  const head = person.page.locator('.thread-who')
  const face = person.row(title).locator('.row-face')
  if (isThere) {
    await expect(head.getByText('Online', { exact: true })).toBeVisible()
    await expect(face).toHaveAttribute('data-online')
    await expect(person.row(title)).toContainText('Online')
  } else {
    await expect(head.getByText('Online')).toHaveCount(0)
    await expect(face).not.toHaveAttribute('data-online')
    await expect(person.row(title)).not.toContainText('Online')
  }
}

test('S-PRES-8 a contact who comes is marked in the list and under its name, and no more when it has gone', async ({
  enter,
}) => {
  const sokha = await enter('sokha')
  await sokha.open(HR)
  await sokha.expectConnected()
  await expectThere(sokha, HR, false)
  const places = () =>
    sokha.page.evaluate(() =>
      [...document.querySelectorAll('.thread-who h1, .thread-who p, .row')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x, y, width, height]
      }),
    )
  const before = await places()

  const hr = await enter('angkor-hr')
  await expectThere(sokha, HR, true)
  expect(await places()).toEqual(before)
  await hr.open('សុខា ចាន់')
  await expectThere(hr, 'សុខា ចាន់', true)
  // Others are not there, and a group never is.
  await expect(sokha.page.locator('[data-online]')).toHaveCount(1)

  // A page that is loaded again is back before anybody is told.
  await hr.page.reload()
  await expectThere(hr, 'សុខា ចាន់', true)
  await expectThere(sokha, HR, true)

  await sokha.page.context().setOffline(true)
  await expectThere(sokha, HR, false)
  await sokha.page.context().setOffline(false)
  await expectThere(sokha, HR, true)

  await hr.page.goto('about:blank')
  await expectThere(sokha, HR, false)
  expect(await places()).toEqual(before)
})
