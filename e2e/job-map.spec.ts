import { expectNoBarrier } from './support/barriers'
import { faultsOf } from './support/faults'
import { Server } from './support/server'
import { expect, test } from './support/test'

/** Leaflet is in it. */
const MAP = /\/assets\/map-view-[\w-]{8}\.(js|css)$/

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('S-HOME-8 where tiles are configured a map opens at a press, and words stand where they do not come', async ({
  page,
  seeded,
}) => {
  const server = await Server.start(seeded, {
    SARIKA_MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
    SARIKA_MAP_ATTRIBUTION: '© the makers of <b>tiles</b>',
  })
  const faults = faultsOf(page)
  await page.route('https://tiles.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: TILE }),
  )
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  for (const path of ['/job/1', '/company/1']) {
    await page.goto(`${server.origin}/a${path}`)
    const show = page.getByRole('button', { name: 'Show the map' })
    await expect(show).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((url) => MAP.test(url))).toEqual([])
    await show.click()
    const map = page.getByRole('application', { name: 'Map' })
    await expect(map.locator('.leaflet-tile-loaded').first()).toBeAttached()
    await expect(page.getByText('© the makers of <b>tiles</b>')).toBeVisible()
    await map.getByRole('button', { name: 'Zoom in' }).click()
    await expect(map.locator('.leaflet-tile-loaded[src*="/16/"]').first()).toBeAttached()
    await expectNoBarrier(page)
    expect(fetched.splice(0).filter((url) => MAP.test(url))).not.toEqual([])
  }
  expect(faults).toEqual([])
  await page.unroute('https://tiles.example/**')
  let asked = 0
  await page.route('https://tiles.example/**', (route) =>
    asked++ === 0 ? route.fulfill({ contentType: 'image/png', body: TILE }) : route.abort(),
  )
  await page.goto(`${server.origin}/a/job/1`)
  await page.getByRole('button', { name: 'Show the map' }).click()
  const map = page.getByRole('application', { name: 'Map' })
  await expect(map).toBeFocused()
  await expect(map.locator('.leaflet-tile')).not.toHaveCount(0)
  await expect.poll(() => asked).toBeGreaterThan(1)
  await expect(map.locator('.leaflet-tile-loaded')).not.toHaveCount(0)

  await page.unroute('https://tiles.example/**')
  await page.route('https://tiles.example/**', (route) => route.abort())
  await page.goto(`${server.origin}/a/job/1`)
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.getByRole('alert').getByText("Couldn't load the map.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the map' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await server.remove()
})

test('S-HOME-8 where no tiles are configured there is no button, and address and link stand', async ({
  page,
  server,
}) => {
  for (const path of ['/job/1', '/company/1']) {
    const told = page.waitForResponse('**/application/map')
    await page.goto(`${server.origin}/a${path}`)
    await told
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('link', { name: 'Open the map' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show the map' })).toHaveCount(0)
  }
})
