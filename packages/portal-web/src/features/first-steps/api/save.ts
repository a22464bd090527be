import { Intention, type Start } from '../../../contract/resume'
import type { Answer } from '../../../http/call'
import { failureOf } from '../../../http/failure'
import { callMain } from '../../../http/main-api'
import { RESUMES } from '../../../http/papers'
import { numberAt } from '../../../lib/fields'
import { type Answers, isEmpty } from '../rules/answers'
import type { Begun, Saved } from '../rules/machine'

const begin = (name: string, start: Start, onceKey: string): Promise<Answer> =>
  callMain({ method: 'POST', path: RESUMES, json: { name, start }, onceKey })

/**
 * Keeps what was answered: what is looked for, where that is enough to recommend jobs by, and a resume that begins with the
 * rest. `name`: what the resume is called. `filled`: there is one already, and no other begins.
 */
export async function saveAnswers(
  answers: Answers,
  intention: Start['intention'],
  name: string,
  onceKey: string,
  filled: Begun | null,
): Promise<Saved> {
  if (isEmpty(answers)) return { kind: 'saved', begun: filled }
  const whole = Intention.safeParse(intention)
  if (whole.success) {
    const kept = await callMain({ method: 'PUT', path: `${RESUMES}/intentions`, json: whole.data })
    if (kept.kind !== 'ok') return { kind: 'failed', failure: failureOf(kept) }
  }
  if (filled !== null) return { kind: 'saved', begun: filled }
  const { firstName, lastName, jobtitle, company, languageIds } = answers
  const start = {
    firstName,
    lastName,
    jobtitle,
    company,
    languageIds,
    intention: whole.success ? {} : intention,
  }
  const made = await begin(name, start, onceKey)
  if (made.kind !== 'ok') return { kind: 'failed', failure: failureOf(made) }
  return {
    kind: 'saved',
    begun: { resumeId: numberAt(made.body, 'id'), percent: numberAt(made.body, 'completeness') },
  }
}
