import { useRef, useState } from 'react'
import { APPLICATIONS } from '../../../http/application'
import { INBOX } from '../../../http/inbox-count'
import { LETTERS, RESUMES } from '../../../http/papers'
import { useOwnChanged } from '../../../http/read'
import { type Choice, toEnclosure } from '../rules/choice'
import { type Outcomes, unanswered } from '../rules/outcomes'
import { apply, type Refusal } from './apply'
import { clientIdOf, forgetIntent } from './intents'
import { useStatesChanged } from './states'
import { INVITATIONS } from './talks'

/**
 * Applying for some jobs: what was refused or lost goes on at the next press, for those alone that have no answer.
 * `outcomes`: null until the server has told.
 */
export function useApply(jobIds: readonly number[]) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null)
  const isUnderWay = useRef(false)
  const statesChanged = useStatesChanged()
  const changed = useOwnChanged()

  async function send(choice: Choice): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    const known: Outcomes = outcomes ?? new Map()
    const enclosure = toEnclosure(choice)
    const answer = await apply(unanswered(jobIds, known), clientIdOf(jobIds, enclosure), enclosure)
    isUnderWay.current = false
    setIsBusy(false)
    setRefusal(answer.kind === 'refused' ? answer.why : null)
    if (answer.kind === 'refused') {
      // What was chosen may be what is missing.
      if (answer.why === 'missing' || answer.why === 'notApproved')
        for (const path of [RESUMES, LETTERS]) void changed(path)
      return
    }
    const all = new Map([...known, ...answer.outcomes])
    setOutcomes(all)
    if (unanswered(jobIds, all).length === 0) forgetIntent(jobIds, enclosure)
    void statesChanged()
    void changed(INVITATIONS)
    void changed(APPLICATIONS)
    // Each is told there, too.
    void changed(INBOX)
  }
  return { send, isBusy, refusal, outcomes }
}
