import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWhy } from '../../../../http/failure'
import { useOwnChanged } from '../../../../http/read'
import { getLanguage } from '../../../../i18n/i18n'
import { numberAt } from '../../../../lib/fields'
import { randomKey } from '../../../../lib/random-key'
import { useIsHere } from '../../../../lib/use-is-here'
import { beginJob, JOBS } from '../api/begin'

/** Begins a draft, or a copy, and leads to it; `begin` and `failure` say why not, in words. */
export function useBegin() {
  const navigate = useNavigate()
  const why = useWhy()
  const changed = useOwnChanged()
  const isHere = useIsHere()
  const [onceKey, setOnceKey] = useState(randomKey)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  async function begin(copyOf?: number): Promise<string | null> {
    if (isBusy) return null
    setIsBusy(true)
    // A copy is another thing than an empty draft.
    const answer = await beginJob(getLanguage(), copyOf === undefined ? onceKey : randomKey(), copyOf)
    setIsBusy(false)
    if (answer.kind !== 'ok') {
      const failed = why(answer)
      setFailure(failed)
      return failed
    }
    setFailure(false)
    setOnceKey(randomKey())
    void changed(`${JOBS}?`)
    if (isHere()) await navigate(`/jobs/${numberAt(answer.body, 'id')}`)
    return null
  }
  return { begin, isBusy, failure }
}
