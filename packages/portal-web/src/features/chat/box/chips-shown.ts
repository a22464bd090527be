import { useSyncExternalStore } from 'react'
import { createSetting } from '../../../lib/setting'

const setting = createSetting(
  'sarika.quickChips',
  (text): text is 'on' | 'off' => text === 'on' || text === 'off',
)

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
setting.onChangeElsewhere(tell)

/** Whether quick replies stand above the empty field: on until somebody hides them on this machine. */
export function useChipsShown(): readonly [isShown: boolean, show: (isShown: boolean) => void] {
  const isShown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => setting.read() !== 'off',
  )
  return [isShown, showChips]
}

function showChips(isShown: boolean): void {
  setting.keep(isShown ? 'on' : 'off')
  tell()
}
