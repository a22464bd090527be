import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Logo } from './logo'

test('S-FIND-61 where the picture of a company does not come its sign stands', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(<Logo id={5} industryId={1} src="data:image/png;base64,no" />)
  await expect.poll(() => place.querySelector('.logo > svg')).not.toBeNull()
  expect(place.querySelector('img')).toBeNull()
  root.unmount()
})
