// The engine for those who work with RxJS, an optional peer: views and events as Observables. Cold and without a cache: each
// subscription listens by itself and ends by itself.

import { Observable } from 'rxjs'
import type { ImEngine } from '../engine-types.js'
import type { FactNews, ListenOptions, LiveEventName, LiveEvents } from '../live-events.js'
import type { View } from '../views/view.js'

/** An engine as this door meets it. */
type Told = Pick<ImEngine, 'on'>

const NAMES = Object.keys({
  message: true,
  withdrawn: true,
  receipt: true,
  failed: true,
  contact: true,
  group: true,
  application: true,
} satisfies Record<Exclude<LiveEventName, 'fact'>, true>) as readonly Exclude<LiveEventName, 'fact'>[]

/** A view's value now, then each new one: `observe(engine.unread).subscribe(({ unread }) => ...)`. Never completes. */
export const observe = <T>(view: View<T>): Observable<T> =>
  new Observable((subscriber) => {
    subscriber.next(view.getSnapshot())
    return view.subscribe(() => subscriber.next(view.getSnapshot()))
  })

/**
 * What `engine.on` tells, from the subscription on: `events(engine, "message")`, or all news in their order, `events(engine)`.
 * Never completes, and never fails. Source: S-EVENT-9.
 */
export function events<Name extends LiveEventName>(
  engine: Told,
  name: Name,
  options?: ListenOptions,
): Observable<LiveEvents[Name]>
export function events(
  engine: Told,
  name?: undefined,
  options?: ListenOptions,
): Observable<Exclude<LiveEvents[LiveEventName], FactNews>>
export function events(
  engine: Told,
  name?: LiveEventName,
  options?: ListenOptions,
): Observable<LiveEvents[LiveEventName]> {
  return new Observable((subscriber) => {
    const names: readonly LiveEventName[] = name === undefined ? NAMES : [name]
    const ends = names.map((one) => engine.on(one, (event) => subscriber.next(event), options))
    return () => {
      for (const end of ends) end()
    }
  })
}

/** Each fact that goes into the log while this tab looks, of whatever source: for those who look inside. */
export const facts = (engine: Told): Observable<FactNews> => events(engine, 'fact')
