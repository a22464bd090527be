import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { editorOf, type Place, placeAt, SharedPage, selectorOf, useSharedResume } from '../features/shares'
import { COMPANY_SERVICE } from '../lib/service'
import { useSession } from '../lib/session'
import { MessagePage } from '../ui/message-page'
import { NotFetched } from '../ui/not-fetched'
import { Title } from '../ui/title'
import { LoadingScreen } from './loading'

/** `what`: an address without a resume. `gone`: a link that is wrong or over, and a resume that is hidden: they look alike. */
function NoResume({ says }: { says: 'what' | 'gone' }) {
  const { t } = useTranslation('share')
  const session = useSession()
  const isSeeker = session !== null && !session.isEmployer
  return (
    <MessagePage title={t(`${says}.title`)} lead={t(`${says}.lead`)}>
      <Title>{t(`${says}.title`)}</Title>
      <meta name="robots" content="noindex" />
      <Link className="button button-primary" to={isSeeker ? '/resume' : '/'}>
        {t(isSeeker ? 'resumes' : 'home')}
      </Link>
    </MessagePage>
  )
}

/** Out of the portal: reviews are read at the desk, which has a login of its own. */
function ToReview({ id }: { id: number }) {
  useEffect(() => location.replace(`${COMPANY_SERVICE}review/resumes?id=${id}`), [id])
  return <LoadingScreen />
}

function OneShared({ id, sign, place }: { id: number; sign: string; place: Place | undefined }) {
  const { t } = useTranslation('share')
  const { data: resume, isError, cause, refetch } = useSharedResume(id, sign)
  if (resume === null) return <NoResume says="gone" />
  if (resume === undefined)
    return isError ? (
      <NotFetched title={t('what.title')} cause={cause} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen />
    )
  if (resume.isOwn && place?.edits !== undefined) return <Navigate to={editorOf(id, place.edits)} replace />
  return <SharedPage resume={resume} part={place === undefined ? '' : selectorOf(place)} />
}

/** `?id=4&sign=…`: a resume by a link; a part of it where the address names one. */
export default function ShareScreen() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const session = useSession()
  const place = placeAt(pathname)
  const text = search.get('id') ?? ''
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
  const sign = search.get('sign') ?? ''
  const mayReview = session === null ? sign === '' : session.isReviewer === true
  if (place?.isReview === true && id > 0 && mayReview) return <ToReview id={id} />
  if (id === 0 || (sign === '' && session === null)) return <NoResume says="what" />
  return <OneShared key={`${id} ${sign} ${pathname}`} id={id} sign={sign} place={place} />
}
