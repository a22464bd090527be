import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { sayFailure } from '../../../http/failure'
import { enterByArrival, takeArrival } from '../api/social'
import { readRefusal } from '../rules/refusal'

/** Logs in who comes back from a provider; what there is to say of it, null = nothing. */
export function useArrival(): string | null {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [news, setNews] = useState<string | null>(null)
  useEffect(() => {
    const arrival = takeArrival(search)
    if (arrival === null) return
    const from = arrival.kind === 'vouched' ? arrival.from : undefined
    // Out of the address at once: it is good once, and addresses are kept.
    void navigate('/login', { replace: true, state: { from } })
    if (arrival.kind === 'refused') return setNews(t('social.refused'))
    setNews(t('submitting'))
    void enterByArrival(arrival.path).then((answer) => {
      if (answer.kind === 'ok') return
      const { failure } = readRefusal(answer)
      const isRefused = answer.kind === 'refused' && answer.status === 422
      setNews(failure === null || isRefused ? t('social.refused') : sayFailure(t, failure))
    })
  }, [search, navigate, t])
  return news
}
