// Notifications of this device. The service worker shows them where there is one: only that works on phones, and a press on one is
// heard after its tab was closed (sw.js). One conversation has one notification: a newer one takes its place.

import { PORTAL } from '../../../lib/app'

export interface Shown {
  readonly title: string
  readonly body: string
  /** e.g. "p2p-20001" */
  readonly tag: string
  readonly id: string
}

/** Whether the browser has notifications at all. */
export const canShow = (): boolean => 'Notification' in globalThis

export const permission = (): NotificationPermission => (canShow() ? Notification.permission : 'denied')

/** To be called by a press alone. */
export const askPermission = async (): Promise<boolean> =>
  canShow() && (await Notification.requestPermission()) === 'granted'

/** A browser that blocks the data of sites refuses to look. */
export const findWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined)

const registered = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const registration = await findWorker()
  return registration?.active ? registration : undefined
}

/** `go`: where a press leads, where no service worker hears of it. */
export async function show({ title, body, tag, id }: Shown, go: (tag: string) => void): Promise<void> {
  if (permission() !== 'granted') return
  const options = { body, tag, icon: `${PORTAL}icon-192.png`, data: { tag, id } }
  const registration = await registered()
  if (registration !== undefined) return registration.showNotification(title, options)
  const one = new Notification(title, options)
  one.onclick = () => {
    focus()
    go(tag)
    one.close()
  }
}

/** Takes away what was shown of these. */
export async function hide(isOver: (tag: string) => boolean): Promise<void> {
  const shown = (await (await registered())?.getNotifications()) ?? []
  for (const one of shown) if (isOver(one.tag)) one.close()
}
