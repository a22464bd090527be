import { expect, test } from 'vitest'
import { toAd } from './ads'

const SENT = {
  unit: 2,
  size: { width: 300, height: 250 },
  image: '/p/hotel',
  redirectUrl: '/a/company/1',
  adType: 1,
  titles: { en: 'Four hotels' },
}

test('S-HOME-5 an advertisement is an image, a film or a page of ours, and one that shows or leads nowhere is none', () => {
  expect(toAd(SENT)).toMatchObject({ unit: 2, width: 300, height: 250, source: '/p/hotel', kind: 'image' })
  expect(toAd({ ...SENT, adType: undefined })).toMatchObject({ kind: 'image' })
  expect(toAd({ ...SENT, adType: 2, image: '/p/ride.webm' })).toMatchObject({ kind: 'film' })
  expect(toAd({ ...SENT, adType: 2 })).toMatchObject({ kind: 'page' })
  for (const image of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', 'p/hotel'])
    expect(toAd({ ...SENT, adType: 2, image })).toBeNull()
  for (const lack of [
    { image: '' },
    { redirectUrl: '' },
    { size: null },
    { size: { width: 300, height: 0 } },
  ])
    expect(toAd({ ...SENT, ...lack })).toBeNull()
  expect(toAd(null)).toBeNull()
})
