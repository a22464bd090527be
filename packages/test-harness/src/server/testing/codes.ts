// Codes as a person gets them: the picture read, the request signed, the text found in the outbox.
import { randomBytes } from 'node:crypto'
import { signSmsRequest } from '../accounts/sms-signature'
import { type Reply, request } from './client'

const API = '/api/v1.0.0'

export interface Captured {
  id: number
  channel: 'mail' | 'sms'
  recipient: string
  body: string
  sentAt: number
  /** of a mail with a page of its own */
  subject?: string
  head?: string
  page?: string
}

interface Outbox {
  messages: Captured[]
  captchas: { id: string; mobile: string; answer: string }[]
}

export async function readOutbox(url: string): Promise<Outbox> {
  return (await request(url, 'GET', '/dev/outbox?format=json')).body
}

/** The code in the newest text to somebody; "" when it holds none. */
export async function lastCodeTo(url: string, recipient: string): Promise<string> {
  const { messages } = await readOutbox(url)
  const newest = messages.find((one) => one.recipient === recipient)
  return /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? ''
}

/** A picture that was asked for and read. */
export async function solvedCaptcha(url: string, phone: string) {
  const { body } = await request(
    url,
    'GET',
    `${API}/users/sms/image-captcha?phone=${encodeURIComponent(phone)}`,
  )
  const { captchas } = await readOutbox(url)
  const answer = captchas.find(({ id }) => id === body.imageCaptchaId)?.answer ?? ''
  return { imageCaptcha: answer, imageCaptchaId: String(body.imageCaptchaId) }
}

/** A whole and right request for a code by SMS, as a query. */
export async function smsQuery(
  url: string,
  regionCode: string,
  mobile: string,
  more: Record<string, string> = {},
) {
  const nonce = randomBytes(5).toString('hex')
  const signature = signSmsRequest(regionCode, mobile, nonce)
  const captcha = await solvedCaptcha(url, regionCode + mobile)
  return { regionCode, mobile, nonce, signature, ...captcha, ...more }
}

export const askSms = (url: string, query: Record<string, string>): Promise<Reply> =>
  request(url, 'POST', `${API}/users/sms/verify-code?${new URLSearchParams(query)}`)

/** Asks for a code and reads it. */
export async function smsCode(
  url: string,
  type: string,
  mobile: string,
  regionCode = '855',
): Promise<string> {
  const { status } = await askSms(url, await smsQuery(url, regionCode, mobile, { type }))
  if (status !== 204) throw new Error(`no code: ${status}`)
  return lastCodeTo(url, `+${regionCode} ${mobile}`)
}

export const askMail = (url: string, email: string, type = 'register'): Promise<Reply> =>
  request(url, 'POST', `${API}/users/email/send/codes?${new URLSearchParams({ email, type })}`)

export async function mailCode(url: string, type: string, email: string): Promise<string> {
  const { status } = await askMail(url, email, type)
  if (status !== 204) throw new Error(`no code: ${status}`)
  return lastCodeTo(url, email)
}
