import { useSyncExternalStore } from 'react'
import { ROOMY_PX, WIDE_PX } from './limits'

const onlineChanges = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const visibilityChanges = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the browser says that there is a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(onlineChanges, () => navigator.onLine)

/** Whether the page can be seen. */
export const useIsVisible = (): boolean =>
  useSyncExternalStore(visibilityChanges, () => document.visibilityState === 'visible')

/** Whether a media query holds. One list for all that ask: a new one in each render costs more than the rest of it. */
function mediaHook(query: string): () => boolean {
  const list = matchMedia(query)
  const changes = (listener: () => void) => {
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(changes, () => list.matches)
}

const NARROW = `(width < ${WIDE_PX}px)`

/** Whether the window is as narrow as a phone. */
export const useIsPhone = mediaHook(NARROW)

/** Whether there is room for a list and what is chosen in it side by side. */
export const useIsRoomy = mediaHook(`(width >= ${ROOMY_PX}px)`)

/**
 * Whether it is a phone: used by the finger, on a screen that is narrow. A window may be narrow on any screen, by its edges or by
 * a zoom, and says nothing of what it is on.
 */
export const useIsHandset = mediaHook(`(pointer: coarse) and (device-width < ${WIDE_PX}px)`)

const scrolls = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page is scrolled down by more than half a window. */
export const useIsScrolled = (): boolean => useSyncExternalStore(scrolls, () => scrollY > innerHeight / 2)
