import { expect, test } from 'vitest'
import { shownName } from './file-name'

const jpg = { type: 'image/jpeg', endings: ['jpg', 'jpeg'] }

test.each([
  ['kitchen.jpg', 'kitchen.jpg'],
  ['kitchen.JPEG', 'kitchen.jpeg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\photos\\me.jpg', 'me.jpg'],
  ['gpj.\u202eexe.jpg', 'gpj.exe.jpg'],
  ['holiday\u202egpj.exe', 'holidaygpj.jpg'],
  ['a\u0000b\r\n.jpg', 'ab.jpg'],
  ['a"; filename="evil.html', 'a; filename=evil.jpg'],
  ['.htaccess', 'htaccess.jpg'],
  ['...', 'file.jpg'],
  ['', 'file.jpg'],
  ['\ud800.jpg', '\ufffd.jpg'],
  ['រូបថត.png', 'រូបថត.jpg'],
  ['Ảnh bếp v1.2.final', 'Ảnh bếp v1.2.jpg'],
])('S-FILE-15 "%s" is kept as "%s"', (given, kept) => {
  expect(shownName(given, jpg)).toBe(kept)
})

test('S-FILE-15 a long name is cut between two signs, and fits the wire', () => {
  const name = shownName(`${'😀'.repeat(400)}.jpg`, jpg)
  expect(name).toBe(`${'😀'.repeat(100)}.jpg`)
  expect(name.length).toBeLessThanOrEqual(255)
})
