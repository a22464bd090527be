import { useSyncExternalStore } from 'react'
import { WIDE_PX } from './limits'

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

/** One for all: it is asked in each render, and a new one costs more than the rest of it. */
const phone = matchMedia(`(width < ${WIDE_PX}px)`)

const widthChanges = (listener: () => void) => {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(widthChanges, () => phone.matches)

const scrolls = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page is scrolled down by more than half a window. */
export const useIsScrolled = (): boolean => useSyncExternalStore(scrolls, () => scrollY > innerHeight / 2)
