import { useState } from 'react'
import { NEXT_CODE_MS } from '../../../lib/limits'
import { fetchPicture, type Picture, sendCode } from '../api/codes'
import { keepSent, readSent } from '../api/sent-codes'
import { type Channel, type Purpose, RECIPIENT_FIELD, recipientOf } from '../rules/recipient'
import { judge, NOTHING } from '../rules/values'
import type { Form } from './use-form'
import { useSecondsUntil } from './use-seconds'

/**
 * The way to a code. By mail one step; by SMS two, for a picture stands between:
 *
 *   ask > [picture > send] > sent > (countdown) > ask
 *
 * A picture and a countdown belong to one recipient: who changes it begins anew.
 */
export function useCode(form: Form, channel: Channel, purpose: Purpose) {
  const [sent, setSent] = useState(() => readSent(channel, purpose))
  const [shown, setShown] = useState<{ picture: Picture; to: string } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { values, blame, change, focus, refuse } = form

  const to = recipientOf(channel, values)
  const isSame = sent !== null && recipientOf(channel, { ...NOTHING, ...sent.to }) === to
  const leftS = useSecondsUntil(isSame ? sent.nextAt : 0)
  const picture = shown?.to === to ? shown.picture : null

  function waitFor(ms: number, isSent: boolean) {
    const { email, regionCode, mobile } = values
    const next = { to: { email, regionCode, mobile }, nextAt: Date.now() + ms, isSent }
    keepSent(channel, purpose, next)
    setSent(next)
  }
  async function showPicture() {
    const found = await fetchPicture(values)
    if ('kind' in found) return refuse(found)
    change('captcha', '')
    setShown({ picture: found, to })
  }
  async function send() {
    const answer = await sendCode(channel, purpose, values, picture)
    if (answer.kind === 'ok') {
      waitFor(NEXT_CODE_MS, true)
      setShown(null)
      return focus('code')
    }
    // A picture is answered once, right or wrong.
    if (answer.kind === 'refused') setShown(null)
    if (answer.kind === 'refused' && answer.code === 'wrong_captcha') await showPicture()
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
    void run(channel === 'sms' ? showPicture : send)
  }
  function answer() {
    if (!blame(judge(values, ['captcha']))) void run(send)
  }
  return {
    picture,
    leftS,
    isAsking,
    /** Whom a code is on its way to, e.g. "+855 12000001"; null = none. */
    sentTo: isSame && sent.isSent ? to : null,
    ask,
    answer,
    renew: () => void run(showPicture),
  }
}
