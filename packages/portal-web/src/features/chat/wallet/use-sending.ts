import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { keptInTab } from '../../../lib/kept'
import { randomKey } from '../../../lib/random-key'
import { keyOfTry, readTry } from './kept-try'
import { type Order, type Outcome, sendingOf } from './sending'

/** `what`: what is sent and where, e.g. "transfer.p2p-20001". */
export function useSending<Fields>(
  what: string,
  empty: Fields,
  send: (order: Order<Fields>) => Promise<Outcome>,
) {
  const key = keyOfTry(what)
  const latest = useRef(send)
  latest.current = send
  const [[machine, input]] = useState(() => {
    const made = sendingOf<Fields>(randomKey).provide({
      actors: { send: fromPromise(({ input }) => latest.current(input)) },
    })
    const kept = readTry(key)
    const fields: Fields = { ...empty, ...kept?.fields }
    return [made, { fields, onceKey: kept?.onceKey || randomKey(), isTried: kept?.isTried === true }] as const
  })
  const [snapshot, dispatch] = useMachine(machine, { input })
  const { fields, onceKey, isTried, failure, isOfPin } = snapshot.context
  const isSent = snapshot.matches('sent')
  // Before the call's answer can come: effects of a state run before a network does.
  useEffect(() => {
    if (isSent) keptInTab.removeItem(key)
    else keptInTab.setItem(key, JSON.stringify({ fields, onceKey, isTried }))
  }, [key, fields, onceKey, isTried, isSent])
  return {
    fields,
    failure,
    /** The failure is about the PIN. */
    isOfPin,
    step: isSent ? ('sent' as const) : (snapshot.value as 'filling' | 'confirming' | 'sending' | 'unsure'),
    change: (change: Partial<Fields>) => dispatch({ type: 'CHANGE', fields: { ...fields, ...change } }),
    next: () => dispatch({ type: 'NEXT' }),
    back: () => dispatch({ type: 'BACK' }),
    submit: (pin: string) => dispatch({ type: 'SEND', pin }),
    /** Nobody wants it any more; a try that nobody knows the end of stays. */
    drop: () => {
      if (!isTried) keptInTab.removeItem(key)
    },
  }
}
