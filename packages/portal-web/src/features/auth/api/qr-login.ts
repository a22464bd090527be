// A login by a code that a device scans which is logged in already. The secret stays here: it is in no address and in no
// picture, and only who has it collects the login.
//
//   here:   open > shown as a picture > collect, collect ... > logged in
//   there:  scan > authorize or refuse

import type { Answer } from '../../../http/call'
import { callAs, callMain } from '../../../http/main-api'
import { read } from '../../../http/read'
import { numberAt, textAt } from '../../../lib/fields'
import { enterBy } from './login'

export interface QrLogin {
  readonly clientId: string
  readonly secret: string
}

/** Who asks to log in, as the server saw it. */
export interface Asker {
  /** ms since epoch. */
  readonly askedAt: number
  /** e.g. "203.0.113.7" */
  readonly address: string
}

const PATH = '/passport/qrcode'

export async function openQrLogin(signal: AbortSignal): Promise<QrLogin> {
  const body = await read(`${PATH}/clientId`, signal)
  return { clientId: textAt(body, 'clientId'), secret: textAt(body, 'secret') }
}

/** Throws when there was no answer: it is asked again. */
export async function collectQrLogin({ clientId, secret }: QrLogin): Promise<'waiting' | 'scanned' | 'over'> {
  const path = `${PATH}/${clientId}/authorize/callback`
  const answer = await callAs(secret, { method: 'GET', path })
  if (answer.kind !== 'ok') throw new Error(`${PATH}: ${answer.kind}`)
  const state = textAt(answer.body, 'state')
  if (state === 'waiting' || state === 'scanned') return state
  if (state === 'authorized') await enterBy(answer)
  return 'over'
}

const act = (method: 'POST' | 'DELETE', clientId: string, step: string) =>
  callMain({ method, path: `${PATH}/${encodeURIComponent(clientId)}${step}` })

/** There is no such code, or no longer; whatever else comes is not known, and can be asked again. */
export const isOver = (answer: Answer): boolean => answer.kind === 'refused' && answer.code === 'not_found'

/** null = there is no such code, or no longer. Throws where it is not known: it can be asked again. */
export async function scanQrLogin(clientId: string): Promise<Asker | null> {
  const answer = await act('POST', clientId, '/scan')
  if (isOver(answer)) return null
  if (answer.kind !== 'ok') throw new Error(`${PATH}: ${answer.kind}`)
  return { askedAt: numberAt(answer.body, 'askedAt'), address: textAt(answer.body, 'address') }
}

export const authorizeQrLogin = (clientId: string) => act('POST', clientId, '/authorize')
export const refuseQrLogin = (clientId: string) => act('DELETE', clientId, '')
