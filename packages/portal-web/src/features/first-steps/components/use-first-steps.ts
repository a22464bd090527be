import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { z } from 'zod'
import { draftKey } from '../../../lib/draft'
import { keptInTab } from '../../../lib/kept'
import { randomKey } from '../../../lib/random-key'
import { Answers, NO_ANSWERS } from '../rules/answers'
import { firstSteps, type Kept, type Saved, type Saving, STEPS, type Step } from '../rules/machine'

const KeptText = z.object({
  step: z.enum(STEPS),
  answers: Answers,
  begun: z.object({ resumeId: z.int(), percent: z.number() }).nullable(),
  onceKey: z.string(),
  isOver: z.boolean(),
})

function readKept(key: string): Kept {
  try {
    const kept = KeptText.safeParse(JSON.parse(keptInTab.getItem(key) ?? ''))
    if (kept.success) return kept.data
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
  return { step: 'work', answers: NO_ANSWERS, begun: null, onceKey: randomKey(), isOver: false }
}

const hashOf = (step: Step): string => `#s${STEPS.indexOf(step) + 1}`

/** The page that an address names, e.g. "#s2"; undefined: none. */
const stepIn = (hash: string): Step | undefined => STEPS.find((step) => hashOf(step) === hash)

/** The machine, kept over a reload until one logs out, and the address that goes with it: Back leads to the question before. */
export function useFirstSteps(userId: string, save: (saving: Saving) => Promise<Saved>) {
  const key = draftKey(userId, 'first-steps', 0)
  const latest = useRef(save)
  latest.current = save
  const [[machine, input]] = useState(
    () =>
      [
        firstSteps.provide({ actors: { save: fromPromise(({ input }) => latest.current(input)) } }),
        readKept(key),
      ] as const,
  )
  const [snapshot, send, actor] = useMachine(machine, { input })
  const { step, answers, begun, onceKey, isOver, failure } = snapshot.context

  useEffect(() => {
    keptInTab.setItem(key, JSON.stringify({ step, answers, begun, onceKey, isOver } satisfies Kept))
  }, [key, step, answers, begun, onceKey, isOver])

  const navigate = useNavigate()
  const asked = stepIn(useLocation().hash)
  const followed = useRef<Step | null>(null)
  useEffect(() => {
    const isNew = asked !== undefined && asked !== followed.current
    followed.current = asked ?? null
    if (isNew && asked !== step) send({ type: 'GO', step: asked })
    const now = actor.getSnapshot().context.step
    if (now !== asked) void navigate(hashOf(now), { replace: asked === undefined || isNew })
  }, [asked, step, send, actor, navigate])

  return {
    step,
    answers,
    begun,
    failure,
    isSaving: snapshot.matches('saving'),
    change: (change: Partial<Answers>) => send({ type: 'ANSWER', change }),
    clear: () => send({ type: 'CLEAR' }),
    finish: () => send({ type: 'FINISH' }),
    go: (to: Step) => void navigate(hashOf(to)),
  }
}
