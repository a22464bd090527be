import { useSyncExternalStore } from 'react'
import { createSetting } from './setting'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const isTheme = (text: unknown): text is Theme => THEMES.some((one) => one === text)

const setting = createSetting('sarika.theme', isTheme)
const listeners = new Set<() => void>()
let current: Theme = 'system'

/** The browser's own bar takes the colour of the page. */
function colourBar(): void {
  const paper = getComputedStyle(document.body).backgroundColor
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper)
}

function show(theme: Theme): void {
  current = theme
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  colourBar()
  for (const listener of listeners) listener()
}

/** Shows what was chosen, and follows the device and the other tabs from now on. */
export function startTheme(): void {
  show(setting.read() ?? 'system')
  setting.onChangeElsewhere((theme) => show(theme ?? 'system'))
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colourBar)
}

export function chooseTheme(theme: Theme): void {
  setting.keep(theme)
  show(theme)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => current)
