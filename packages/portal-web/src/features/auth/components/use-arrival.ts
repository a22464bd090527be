import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { sayFailure } from '../../../http/failure'
import { enterByArrival, takeArrival } from '../api/social'
import { readRefusal } from '../rules/refusal'

/** Whether somebody is who they are vouched for as; the news say as whom. */
export interface Question {
  readonly answer: (isYes: boolean) => void
}

/** Logs in who comes back from a provider, what there is to say of it, and what has to be asked first; null = nothing. */
export function useArrival(): { readonly news: string | null; readonly question: Question | null } {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [news, setNews] = useState<string | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    const arrival = takeArrival(search)
    if (arrival === null) return
    const from = arrival.kind === 'vouched' ? arrival.from : undefined
    // Out of the address at once: it is good once, and addresses are kept.
    void navigate('/login', { replace: true, state: { from } })
    if (arrival.kind === 'refused') return setNews(t('social.refused'))
    let isDeclined = false
    const ask = (name: string) =>
      new Promise<boolean>((resolve) => {
        setNews(t('arrival.asks', { name }))
        const answer = (isYes: boolean) => {
          isDeclined = !isYes
          setQuestion(null)
          setNews(t(isYes ? 'submitting' : 'qr.outcomes.refused'))
          resolve(isYes)
        }
        setQuestion({ answer })
      })
    setNews(t('submitting'))
    void enterByArrival(arrival.path, arrival.isUnasked ? ask : undefined).then((answer) => {
      if (answer.kind === 'ok' || isDeclined) return
      const { failure } = readRefusal(answer)
      const isRefused = answer.kind === 'refused' && answer.status === 422
      setNews(failure === null || isRefused ? t('social.refused') : sayFailure(t, failure))
    })
  }, [search, navigate, t])
  return { news, question }
}
