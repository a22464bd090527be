import { readFile } from 'node:fs/promises'
import { expectNoBarrier } from './support/barriers'
import { fileOf } from './support/files'
import { newGate } from './support/hold'
import { choose, drop, expectLoaded, paste, pdf, picture, sendPictures } from './support/media'
import type { Person } from './support/person'
import { expect, test } from './support/test'

/** A seeker and an employer who look at each other's messages. */
async function meet(enter: (login: string) => Promise<Person>): Promise<readonly [Person, Person]> {
  const [sokha, hr] = [await enter('sokha'), await enter('angkor-hr')]
  await sokha.open('Bopha, Angkor HR')
  await hr.open('សុខា ចាន់')
  return [sokha, hr]
}

test('S-UPLOAD-1 S-MEDIA-7 S-MEDIA-8 photos, a PDF and a voice message survive a lost network and a reload, and come once each, in order', async ({
  enter,
}) => {
  const [sokha, hr] = [await enter('sokha'), await enter('angkor-hr')]
  await sokha.open('Bopha, Angkor HR')
  const names = ['kitchen.png', 'lobby.png', 'garden.png']
  await drop(sokha.page, [...names.map((name) => picture(name)), pdf('Certificate.pdf')])
  const tray = sokha.page.getByRole('list', { name: 'Files to send' })
  await expect(tray.getByRole('listitem')).toHaveCount(4)
  await tray.getByRole('textbox', { name: 'Caption of kitchen.png' }).fill('The kitchen at noon')
  await expectNoBarrier(sokha.page)
  // The second photo is on its way when the network goes.
  let uploads = 0
  await sokha.page.route('**/chat/files2', async (route) => {
    if (++uploads === 1) return route.continue()
    await sokha.page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  await sokha.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(tray).toBeHidden()
  await expect(sokha.page.getByText('Please check your network connection.')).toBeVisible()
  await sokha.page.getByRole('button', { name: 'Record a voice message' }).click()
  await expect(sokha.page.getByText('0:01')).toBeVisible()
  await sokha.page.getByRole('button', { name: 'Send voice message' }).click()
  await expect(
    sokha.page.getByRole('article').filter({ has: sokha.page.getByRole('progressbar') }),
  ).not.toHaveCount(0)
  // The photos wait as well: what was said is the last of the conversation once it is kept.
  await expect(sokha.row('Bopha, Angkor HR')).toContainText('Voice message: 0:01')
  await sokha.page.unrouteAll({ behavior: 'ignoreErrors' })
  await sokha.page.context().setOffline(false)
  await sokha.page.reload()

  await hr.open('សុខា ចាន់')
  const pictures = hr.page.locator('.media-open img')
  await expect(pictures).toHaveCount(3)
  await expectLoaded(pictures)
  await expect(hr.message('Certificate.pdf')).toHaveCount(1)
  const play = hr.page.getByRole('button', { name: 'Play' })
  await expect(play).toHaveCount(1)
  const order = await hr.page
    .locator('.media-open, .voice, .document-name')
    .evaluateAll((all) =>
      all.map((one) =>
        one.matches('.voice') ? 'voice' : one.matches('.media-open') ? 'picture' : one.textContent,
      ),
    )
  expect(order).toEqual(['picture', 'picture', 'picture', 'Certificate.pdf', 'voice'])

  await hr
    .message('The kitchen at noon')
    .getByRole('button', { name: /^Enlarge/ })
    .click()
  const viewer = hr.page.getByRole('dialog', { name: 'Photos and videos' })
  await expect(viewer).toContainText('1 of 3')
  await expectLoaded(viewer.getByRole('img'))
  await expectNoBarrier(hr.page)
  await hr.page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('2 of 3')
  await hr.page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await play.click()
  await expect(hr.page.getByRole('button', { name: 'Pause' })).toBeVisible()
  const saving = hr.page.waitForEvent('download')
  await hr.message('Certificate.pdf').getByRole('link', { name: 'Save Certificate.pdf' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('Certificate.pdf')
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await hr.page.getByRole('button', { name: 'Details', exact: true }).click()
  const shared = hr.page.getByRole('region', { name: 'Shared files' })
  await expect(shared.getByRole('button', { name: 'Photos 3' })).toBeVisible()
  await shared.getByRole('button', { name: 'Files 1' }).click()
  await expect(shared).toContainText('Certificate.pdf')
  await expectNoBarrier(hr.page)
})

test('S-UPLOAD-3 thirty pictures that are chosen at once come once each, in the order of their choice', async ({
  enter,
}) => {
  const [sokha, hr] = await meet(enter)
  await sendPictures(sokha.page, 30)
  const widths = () =>
    hr.page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('.media-open img')]
        .map(({ naturalWidth }) => naturalWidth)
        // Those that are out of sight are not loaded.
        .filter((width) => width > 0),
    )
  await hr.page.getByRole('button', { name: 'Details', exact: true }).click()
  const shared = hr.page.getByRole('region', { name: 'Shared files' })
  await expect(shared.getByRole('button', { name: 'Photos 30' })).toBeVisible()
  // What is drawn is a stretch of them.
  await expect.poll(async () => (await widths()).length).toBeGreaterThan(2)
  const shown = await widths()
  expect(shown).toEqual(Array.from({ length: shown.length }, (_, at) => (shown[0] ?? 0) + at))
  await expect(sokha.page.getByRole('progressbar')).toHaveCount(0)
})

test('S-MEDIA-7 S-MEDIA-9 what cannot be sent says why, and the rest goes', async ({ enter }) => {
  const sokha = await enter('sokha')
  await sokha.open('Bopha, Angkor HR')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const row = (name: string) =>
    sokha.page.getByRole('list', { name: 'Files to send' }).getByRole('listitem').filter({ hasText: name })
  await choose(sokha.page, [
    { name: 'nothing.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: 'drawing.png', mimeType: 'image/png', buffer: svg },
    { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3 a song') },
    { name: 'tool.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090\u0000 not a document') },
  ])
  await paste(sokha.page, [picture('fine.png')])
  await choose(sokha.page, await fileOf('long.csv', 50 * 1024 * 1024 + 1))
  // Before anything is sent.
  await expect(row('nothing.pdf').getByRole('alert')).toHaveText('This file is empty.')
  await expect(row('song.mp3').getByRole('alert')).toContainText("You can't send files of this type.")
  await expect(row('drawing.png').getByRole('alert')).toHaveText(
    "Can't read this picture. Choose another one.",
  )
  await expect(row('long.csv').getByRole('alert')).toHaveText('The file is too large. The limit is 50.00 MB.')
  await expect(sokha.page.getByText('6 files')).toBeVisible()
  // However long a name is, its end is seen, in one line.
  const long = `${'W'.repeat(180)}.csv`
  await choose(sokha.page, [{ name: long, mimeType: 'text/csv', buffer: Buffer.from('a,b') }])
  await row(long).scrollIntoViewIfNeeded()
  await expect(row(long).getByText('.csv', { exact: true })).toBeInViewport({ ratio: 1 })
  await sokha.page.getByRole('button', { name: `Remove ${long}` }).click()
  await sokha.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(row('fine.png')).toHaveCount(0)
  // Only the server can see what this one is.
  await expect(sokha.message('tool.pdf')).toContainText("Not sent: you can't send files of this type.")
  // Another try would end the same.
  await expect(sokha.message('tool.pdf').getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(sokha.message('tool.pdf').getByRole('link')).toHaveCount(0)
  await expectLoaded(sokha.page.locator('.media-open img'))
  await expect(sokha.page.locator('.media-open img')).toHaveCount(1)
  // By the keyboard: the focus goes on to the next one, and from the last to the field.
  await sokha.page.getByRole('button', { name: 'Remove nothing.pdf' }).focus()
  for (const name of ['nothing.pdf', 'drawing.png', 'song.mp3', 'long.csv']) {
    await expect(sokha.page.getByRole('button', { name: `Remove ${name}` })).toBeFocused()
    await sokha.page.keyboard.press('Enter')
  }
  await expect(sokha.page.getByRole('textbox', { name: /^Message to/ })).toBeFocused()
  await sokha.message('tool.pdf').getByRole('button', { name: 'Discard' }).click()
  await expect(sokha.message('tool.pdf')).toHaveCount(0)
})

test('S-MEDIA-12 the picture that somebody chose stands in the list and the head of who talks to them', async ({
  enter,
}) => {
  const [sokha, hr] = [await enter('sokha'), await enter('angkor-hr')]
  await sokha.page.goto(`${sokha.origin}/a/account-setting`)
  await sokha.page.locator('input[type=file]').setInputFiles([picture('me.png', 320, 320, [200, 40, 40])])
  await sokha.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(sokha.page.getByText('Picture changed.')).toBeVisible()
  await hr.openChat()
  await hr.open('សុខា ចាន់')
  const faces = hr.page.locator('.row[aria-current] .avatar img, .thread-head .avatar img')
  await expect(faces).toHaveCount(2)
  await expectLoaded(faces)
  expect(
    await faces.first().evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)),
  ).toBe(40)
  // Who has none keeps the letter.
  await expect(sokha.page.locator('.avatar img')).toHaveCount(0)
})

test('S-MEDIA-10 a picture that takes long says so, keeps its place, and says when it does not come', async ({
  enter,
}) => {
  const [sokha, hr] = await meet(enter)
  const { opened, open } = newGate()
  await hr.page.route('**/chat/files/*/thumb*', async (route) => {
    await opened
    await route.abort()
  })
  await choose(sokha.page, [picture('kitchen.png', 400, 200)])
  await sokha.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expectLoaded(sokha.page.locator('.media-open img'))
  const place = hr.page.locator('.media-open')
  await expect(place.getByText('Loading…')).toBeVisible()
  const size = { width: 200, height: 100 }
  expect(await place.boundingBox()).toMatchObject(size)
  open()
  await expect(place).toContainText("Couldn't load this.")
  expect(await place.boundingBox()).toMatchObject(size)
})

test('S-MEDIA-11 an album of any number of pictures fills its rows', async ({ enter }) => {
  const [sokha] = await meet(enter)
  for (const count of [2, 3, 5, 7]) {
    await sendPictures(sokha.page, count)
    const album = sokha.page.locator(`.album[data-count="${count}"]`)
    await expect(album.locator('img')).toHaveCount(count)
    await expectLoaded(album.locator('img'))
    const gaps = await album.evaluate((box) => {
      const all = box.getBoundingClientRect()
      const covered = [...box.children].reduce((sum, one) => {
        const { width, height } = one.getBoundingClientRect()
        return sum + width * height
      }, 0)
      return 1 - covered / (all.width * all.height)
    })
    expect(gaps).toBeLessThan(0.05)
    // A text parts one album from the next. It waits for no file, so it is written when all have gone.
    await sokha.write(`These are ${count}`)
  }
})

test('S-MEDIA-11 pictures in a row are one album, whose pictures are opened, answered and withdrawn each for itself', async ({
  enter,
}) => {
  const [sokha, hr] = await meet(enter)
  await sendPictures(sokha.page, 4)
  const tiles = hr.page.locator('.album .media-open')
  await expect(tiles).toHaveCount(4)
  await expectLoaded(hr.page.locator('.album img'))
  await expectNoBarrier(hr.page)
  // All are read, and the reader is at the end.
  await expect(hr.page.locator('.album')).toBeInViewport({ ratio: 0.9 })
  await expect(sokha.page.getByRole('article').last()).toHaveAttribute('data-state', 'read')
  await tiles.nth(2).click()
  await expect(hr.page.getByRole('dialog', { name: 'Photos and videos' })).toContainText('3 of 4')
  await hr.page.keyboard.press('Escape')

  const act = async (at: number, action: RegExp) => {
    await sokha.page.locator('.album-tile').nth(at).hover()
    await sokha.page.locator('.album-tile').nth(at).getByRole('button', { name: 'Message actions' }).click()
    await sokha.page.getByRole('menuitem', { name: action }).click()
  }
  // Whoever looks at a picture that is withdrawn sees it no longer.
  await tiles.nth(3).click()
  const viewer = hr.page.getByRole('dialog', { name: 'Photos and videos' })
  await expectLoaded(viewer.getByRole('img'))
  await act(3, /^Withdraw/)
  await expect(viewer.getByRole('status')).toHaveText('This no longer exists.')
  await expect(viewer.getByRole('img')).toHaveCount(0)
  await hr.page.keyboard.press('Escape')
  await expect(tiles).toHaveCount(3)
  await expect(hr.page.getByText('សុខា ចាន់ withdrew a message')).toBeVisible()
  await act(0, /^Reply/)
  await sokha.write('The one by the window')
  await hr.message('The one by the window').locator('.quote').click()
  await expect(hr.page.locator('[data-found] .album')).toBeVisible()
})
