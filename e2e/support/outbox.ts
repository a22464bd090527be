import { expect } from '@playwright/test'

interface Captured {
  readonly recipient: string
  readonly body: string
  /** of a mail with a page of its own */
  readonly subject?: string
  readonly page?: string
}

interface Outbox {
  messages: readonly Captured[]
  captchas: readonly { mobile: string; answer: string }[]
}

async function read(origin: string): Promise<Outbox> {
  const response = await fetch(`${origin}/dev/outbox?format=json`)
  return (await response.json()) as Outbox
}

/** The code in the newest text to somebody, e.g. "+855 12000001", once it is there. */
export async function codeTo(origin: string, recipient: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const { messages } = await read(origin)
    const newest = messages.find((one) => one.recipient === recipient)
    code = /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

/** What the newest picture for a number shows. */
export async function digitsFor(origin: string, mobile: string): Promise<string> {
  const { captchas } = await read(origin)
  return captchas.find((one) => one.mobile === mobile)?.answer ?? ''
}

/** The newest mail with a page of its own to somebody, once it is there. */
export async function mailTo(origin: string, recipient: string, timeout: number) {
  let mail: Captured | undefined
  await expect(async () => {
    const { messages } = await read(origin)
    mail = messages.find((one) => one.recipient === recipient && one.page !== undefined)
    expect(mail).toBeDefined()
  }).toPass({ timeout })
  return { subject: mail?.subject ?? '', page: mail?.page ?? '' }
}
