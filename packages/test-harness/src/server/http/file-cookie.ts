/** The cookie by which a page shows files of the chat: an `<img>` sends no bearer. Path and name keep it from everything else. */
import type { Tokens } from '../accounts/tokens'

const NAME = 'sarika_files_'
/** Where files are read; a browser sends the cookie nowhere else. */
export const FILES_PATH = '/chat/files'

/** One for each account, for portal and desk may be logged in as two. */
const nameOf = (imId: string): string => NAME + imId.replace(/[^A-Za-z0-9]/g, '_')

const cookie = (imId: string, value: string, maxAge: number, isHttps: boolean) => ({
  'set-cookie': [
    `${nameOf(imId)}=${value}`,
    `Path=${FILES_PATH}`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps ? ['Secure'] : []),
  ].join('; '),
})

/** Set when a chat login is made or renewed. */
export async function setFileCookie(tokens: Tokens, imId: string, chatLoginId: string, isHttps: boolean) {
  const { value, maxAge } = await tokens.signFileCookie(imId, chatLoginId)
  return cookie(imId, value, maxAge, isHttps)
}

/** Taken away when the login ends; one that stays somewhere reads nothing, for it is of that login. */
export const endFileCookie = (imId: string, isHttps: boolean) => cookie(imId, '', 0, isHttps)

/** The values of all of them in a Cookie header. */
export const fileCookiesIn = (header: string | undefined): string[] =>
  (header ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one.startsWith(NAME))
    .map((one) => one.slice(one.indexOf('=') + 1))
    .filter((value) => value !== '' && !value.includes(' '))
