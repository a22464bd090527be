import type { Session } from './session'

/** A login of a test: that of account 1, whose access token is never over, where nothing else is said. */
export const testSession = (said: Partial<Session> = {}): Session => ({
  loginId: `login-${said.userId ?? '1'}`,
  userId: '1',
  imId: `im-${said.userId ?? '1'}`,
  name: 'Sokha',
  company: '',
  isEmployer: false,
  access: { token: 'access-1', expiresAt: 0 },
  chat: { token: 'chat-1', refreshAt: 0 },
  ...said,
})
