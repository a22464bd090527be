import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isTypingElsewhere } from '../../../lib/is-typing'
import { NEXT_CODE_MS } from '../../../lib/limits'
import { useSecondsUntil } from '../../../lib/use-seconds'
import { type Captcha, fetchCaptcha, sendCode } from '../api/codes'
import { keepSent, readSent } from '../api/sent-codes'
import { loadPhoneReader } from '../rules/phone'
import { type Channel, type Purpose, RECIPIENT_FIELD, recipientOf } from '../rules/recipient'
import { judge, NOTHING } from '../rules/values'
import type { AccountForm } from './use-account-form'

/**
 * The way to a code. By mail one step; by SMS two, for a captcha stands between:
 *
 *   ask > [captcha > send] > sent > (countdown) > ask
 *
 * A captcha and a countdown belong to one recipient: who changes it begins anew.
 */
export function useCode(form: AccountForm, channel: Channel, purpose: Purpose) {
  const [sent, setSent] = useState(() => readSent(channel, purpose))
  const [shown, setShown] = useState<{ captcha: Captcha; to: string } | null>(null)
  /** A question for who asked for one. */
  const [kind, setKind] = useState<'image' | 'text'>('image')
  const [isAsking, setIsAsking] = useState(false)
  const { values, blame, change, focus, refuse } = form

  // Draws the form anew when numbers can be read: until then a number is what was typed.
  useQuery({
    queryKey: ['script', 'phones'],
    queryFn: loadPhoneReader,
    enabled: channel === 'sms',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const to = recipientOf(channel, values)
  const isSame = sent !== null && recipientOf(channel, { ...NOTHING, ...sent.to }) === to
  const leftS = useSecondsUntil(isSame ? sent.nextAt : 0)
  const captcha = shown?.to === to ? shown.captcha : null

  function waitFor(ms: number, isSent: boolean) {
    const { email, regionCode, mobile } = values
    const next = { to: { email, regionCode, mobile }, nextAt: Date.now() + ms, isSent }
    keepSent(channel, purpose, next)
    setSent(next)
  }
  async function showCaptcha(wanted = kind) {
    // A picture is for one spelling of a number: not for one that changes when the reader comes.
    await loadPhoneReader()
    const found = await fetchCaptcha(values, wanted)
    if ('kind' in found) return refuse(found)
    change('captcha', '')
    setKind(wanted)
    setShown({ captcha: found, to: recipientOf(channel, values) })
  }
  async function send() {
    const answer = await sendCode(channel, purpose, values, captcha)
    if (answer.kind === 'ok') {
      waitFor(NEXT_CODE_MS, true)
      setShown(null)
      if (!isTypingElsewhere(document.querySelector('.captcha'))) focus('code')
      return
    }
    // A captcha is answered once, right or wrong.
    if (answer.kind === 'refused') setShown(null)
    if (answer.kind === 'refused' && answer.code === 'wrong_captcha') await showCaptcha()
    if (answer.kind === 'refused' && answer.status === 429)
      waitFor(answer.retryAfterS * 1000, isSame && sent.isSent)
    refuse(answer)
  }
  async function run(step: () => Promise<unknown>) {
    if (isAsking) return
    setIsAsking(true)
    await step()
    setIsAsking(false)
  }
  function ask() {
    if (leftS > 0 || blame(judge(values, [RECIPIENT_FIELD[channel]]))) return
    void run(channel === 'sms' ? showCaptcha : send)
  }
  function answer() {
    if (!blame(judge(values, ['captcha']))) void run(send)
  }
  return {
    captcha,
    leftS,
    isAsking,
    /** Whom a code is on its way to, e.g. "+855 12000001"; null = none. */
    sentTo: isSame && sent.isSent ? to : null,
    ask,
    answer,
    renew: () => void run(showCaptcha),
    /** A question instead of a picture, and back. */
    turn: () => void run(() => showCaptcha(kind === 'image' ? 'text' : 'image')),
  }
}
