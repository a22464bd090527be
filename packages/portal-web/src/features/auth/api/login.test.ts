import { expect, onTestFinished, test, vi } from 'vitest'
import { readPayload } from './login'

test.each(['', 'x', 'a.b', 'a.%%%.c', 'a.bm90IGpzb24.c'])(
  'S-WEB-8 %j is no token: nobody is logged in',
  (token) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    expect(readPayload(token)).toBe(null)
    expect(warn.mock.calls).toHaveLength(1)
    if (token !== '') expect(JSON.stringify(warn.mock.calls)).not.toContain(`"${token}"`)
  },
)

test('S-WEB-8 the payload of a token is read, names in any script too', () => {
  const payload = { user: { userId: '1', name: 'សុខា' } }
  const part = Buffer.from(JSON.stringify(payload)).toString('base64url')
  expect(readPayload(`head.${part}.sign`)).toEqual(payload)
})
