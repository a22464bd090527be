import { useKeys } from '../../../lib/use-keys'

/** What the keys of a list do. */
export interface ListKeys {
  /** J or the arrow down, K or the arrow up. */
  readonly move: (step: 1 | -1) => void
  readonly open: () => void
  readonly save: () => void
  /** Escape. */
  readonly leave: () => void
}

/** Keys of the page while a list is worked through. What has the focus has an Enter of its own. */
export function useListKeys({ move, open, save, leave }: ListKeys, isOn: boolean): void {
  const [down, up] = [() => move(1), () => move(-1)]
  useKeys({ j: down, k: up, ArrowDown: down, ArrowUp: up, s: save, Escape: leave, 'page Enter': open }, isOn)
}
