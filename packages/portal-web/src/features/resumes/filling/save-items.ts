import { failureOf } from '../../../http/failure'
import { callMain } from '../../../http/main-api'
import { RESUMES } from '../../../http/papers'
import { showDate } from '../../../lib/dates'
import { draftKey } from '../../../lib/draft'
import { numberAt } from '../../../lib/fields'
import { addResume, saveSlot } from '../api/save'
import { type Drafts, keepDrafts, readDrafts } from '../editor/kept-drafts'
import { faultsOfSlot, partOf, type Slot, sectionOf, slotsOf, type Values } from '../rules/paper'
import { valuesToSave } from './items'
import type { Progress, Saved, Saving } from './machine'

const isWhole = (slot: Slot, values: Values): boolean =>
  Object.keys(faultsOfSlot(slot, values, showDate(Date.now()))).length === 0

/**
 * Saves what was taken, one call after the other. What is not complete yet, and what the server does not take, waits in the editor as
 * something that was begun there. A call that does not get through ends it, and the same progress goes on from there.
 */
export async function saveItems(userId: string, { items, target, progress }: Saving): Promise<Saved> {
  let { resumeId } = progress
  const done = [...progress.done]
  const { onceKey } = progress
  const now = (): Progress => ({ resumeId, done, onceKey })
  if (resumeId === null) {
    const made = await addResume(target.name, onceKey)
    if (made.kind !== 'ok') return { kind: 'failed', failure: failureOf(made), progress: now() }
    resumeId = numberAt(made.body, 'id')
  }
  const waiting: Record<string, Values> = {}
  for (const [slot, values] of valuesToSave(items, target.paper)) {
    if (done.includes(slot)) continue
    if (!isWhole(slot, values)) {
      waiting[slot] = values
      continue
    }
    const answer = await saveSlot(resumeId, slot, values, { id: undefined, onceKey: `${onceKey}-${slot}` })
    if (answer.kind === 'ok') done.push(slot)
    else if (answer.kind === 'refused' && answer.status === 422) waiting[slot] = values
    else return { kind: 'failed', failure: failureOf(answer), progress: now() }
  }
  keepWaiting(draftKey(userId, 'resume', resumeId), waiting, target.paper, onceKey)
  // How complete it is now is told where it goes on; without an answer it goes on all the same.
  const whole = await callMain({ method: 'GET', path: `${RESUMES}/${resumeId}` })
  const percent = whole.kind === 'ok' ? numberAt(whole.body, 'completeness') : 0
  return { kind: 'saved', resumeId, percent, begun: slotsOf(waiting) }
}

function keepWaiting(
  key: string,
  waiting: Readonly<Record<string, Values>>,
  paper: Saving['target']['paper'],
  onceKey: string,
): void {
  const begun = Object.entries(waiting).map(([name, values]) => {
    const slot = name as Slot
    const base = sectionOf(slot) === null ? (paper[partOf(slot) as Slot] ?? null) : null
    return [slot, { base, values, onceKey: `${onceKey}-${slot}` }] as const
  })
  const drafts: Drafts = { ...readDrafts(key), ...Object.fromEntries(begun) }
  if (begun.length > 0) keepDrafts(key, drafts)
}
