// Logging out destroys what nobody else has: unsent messages and drafts. Whoever would lose some is asked first.
//
//   sign-out.ts --askToLeave--> here --useLeaving--> leave-dialog.tsx --answer--> here --> sign-out.ts

import { useSyncExternalStore } from 'react'

/** What would be lost, e.g. `{ messages: 2, drafts: 1 }`. */
export interface Lost {
  readonly messages: number
  readonly drafts: number
}

/** A question that is open. */
export interface Leaving extends Lost {
  readonly answer: (isLeaving: boolean) => void
}

let open: Leaving | null = null
const listeners = new Set<() => void>()

function set(question: Leaving | null): void {
  open = question
  for (const listener of [...listeners]) listener()
}

/** Whether the person wants to log out and lose this; true at once where nothing would be lost. */
export function askToLeave(lost: Lost): Promise<boolean> {
  if (lost.messages + lost.drafts === 0) return Promise.resolve(true)
  open?.answer(false)
  return new Promise((resolve) => {
    set({
      ...lost,
      answer: (isLeaving) => {
        set(null)
        resolve(isLeaving)
      },
    })
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLeaving = (): Leaving | null => useSyncExternalStore(subscribe, () => open)
