import { slowUploads } from './support/faults'
import { type FilePayload, fileOf, PDF } from './support/files'
import { hold, newGate } from './support/hold'
import { expect, test } from './support/test'

test('S-OWN-5 a file is judged before it goes and by the server, shown on its way, sent again when it was cut off, and deleted', async ({
  member,
}) => {
  const { page, origin } = await member('dara')
  await page.goto(`${origin}/a/resume`)
  const files = page.getByRole('region', { name: 'Attached files' })
  const chooseFile = async (file: string | FilePayload) => {
    const chooser = page.waitForEvent('filechooser')
    await files.getByRole('button', { name: 'Choose file' }).click()
    await (await chooser).setFiles(file)
  }
  const choose = (name: string, buffer: Buffer) => chooseFile({ name, mimeType: '', buffer })
  await choose('me.exe', PDF)
  await expect(files.getByRole('alert')).toHaveText('Choose a DOC, DOCX, PDF, JPG or PNG file.')
  await chooseFile(await fileOf('me.pdf', 4 * 1024 * 1024 + 1))
  await expect(files.getByRole('alert')).toHaveText('This file is larger than 4 MB.')
  await choose('me.pdf', Buffer.from('no document'))
  await expect(files.getByRole('alert')).toHaveText('Choose a DOC, DOCX, PDF, JPG or PNG file.')

  await page.context().setOffline(true)
  await choose('Dara Kim.pdf', Buffer.concat([PDF, Buffer.alloc(40_000)]))
  await expect(files.getByRole('alert')).toHaveText(/Can't reach/)
  await page.context().setOffline(false)
  await slowUploads(page, 16_000)
  await files.getByRole('button', { name: 'Try again: Dara Kim.pdf' }).click()
  const bar = files.getByRole('progressbar')
  await expect.poll(() => bar.evaluate((one) => (one as HTMLProgressElement).value)).toBeGreaterThan(0)
  await expect(files.getByRole('heading', { level: 3 })).toHaveText('Dara Kim.pdf', { timeout: 60_000 })
  await expect(files.getByText('0.04 MB')).toBeVisible()

  await files.getByRole('button', { name: 'Delete: Dara Kim.pdf' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(files.getByRole('heading', { level: 3 })).toHaveCount(0)
})

test('S-OWN-19 a file goes on when the page is left, and what came of it is told there', async ({
  member,
}) => {
  const { page, origin } = await member('dara')
  await page.goto(`${origin}/a/resume`)
  await expect(page.getByRole('main').getByText('A resume you already have')).toBeVisible()
  const upload = async (name: string) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose file' }).click()
    await (await chooser).setFiles({ name, mimeType: '', buffer: PDF })
  }
  const go = async (name: string) => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  const { opened, open } = newGate()
  await page.route('**/users/resumes/attachment', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await opened
    await route.abort()
    await page.unroute('**/users/resumes/attachment')
  })
  await upload('lost.pdf')
  await go('Companies')
  open()
  await expect(page.getByText(/^Not uploaded: lost\.pdf\. .*Can't reach/)).toBeVisible()

  await go('Resume')
  await expect(page.getByRole('main').getByText('A resume you already have')).toBeVisible()
  const release = await hold(page, '**/users/resumes/attachment')
  await upload('kept.pdf')
  await go('Companies')
  release()
  await expect(page.getByText('File uploaded.')).toBeVisible()
  await go('Resume')
  await expect(page.getByRole('heading', { level: 3, name: 'kept.pdf' })).toBeVisible()
})
