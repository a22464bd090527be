import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FetchFailure } from '../../../ui/failure'
import { Nothing } from '../../../ui/nothing'
import { Title } from '../../../ui/title'
import { useTalks } from '../api/talks'
import { Talk } from './talk'
import { TalkList } from './talk-list'
import '../../../styles/rows.css'
import '../../../styles/review.css'
import '../../../styles/service.css'

/** Who waits, and the conversation that the address names (`?with=10002`): beside it, on a phone in its place. */
export function ServiceDesk() {
  const { t } = useTranslation('service')
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('with')
  const { data, isError, isPending, cause, refetch } = useTalks()
  const leave = () => setSearch({})
  const waiting = (data?.talks ?? []).filter(({ isWaiting }) => isWaiting).length
  return (
    <main id="content" className="service-desk review-queue" data-open={chosen !== null || undefined}>
      <Title>{waiting > 0 ? `(${waiting}) ${t('title')}` : t('title')}</Title>
      <section className="review-list" aria-label={t('list')} aria-busy={isPending || undefined}>
        {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
        {data?.talks.length === 0 && <Nothing title={t('none')} lead={t('noneLead')} />}
        {data !== undefined && (
          <TalkList talks={data.talks} chosen={chosen} onChoose={(imId) => setSearch({ with: imId })} />
        )}
      </section>
      <section className="review-case service-talk" aria-label={t('title')}>
        <button type="button" className="button button-quiet review-back" onClick={leave}>
          {t('backToList')}
        </button>
        {chosen === null ? (
          <p className="soft">{t('choose')}</p>
        ) : (
          <Talk key={chosen} imId={chosen} agents={data?.agents ?? []} onLeft={leave} />
        )}
      </section>
    </main>
  )
}
