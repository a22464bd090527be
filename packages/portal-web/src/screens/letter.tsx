import { useTranslation } from 'react-i18next'
import { useOutletContext, useSearchParams } from 'react-router-dom'
import { LetterForm } from '../features/letters'
import { useLetters } from '../http/papers'
import { draftKey } from '../lib/draft'
import type { Session } from '../lib/session'
import { NotFetched } from '../ui/not-fetched'
import { LoadingScreen } from './loading'
import { NotFoundScreen } from './not-found'

const EMPTY = { title: '', content: '' }

function OneLetter({ id, draft }: { id: number; draft: string }) {
  const { t } = useTranslation('pages')
  const { data: letters, isError, cause, refetch } = useLetters()
  if (letters === undefined)
    return isError ? (
      <NotFetched title={t('letters.title')} cause={cause} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen />
    )
  const letter = letters.find((one) => one.id === id)
  if (letter === undefined) return <NotFoundScreen />
  return <LetterForm id={id} saved={letter} draft={draft} />
}

/** `?id=1`: that one; else a new one. */
export default function LetterScreen() {
  const { userId } = useOutletContext<Session>()
  const id = Number(useSearchParams()[0].get('id') ?? 0)
  const draft = draftKey(userId, 'letter', id)
  return id === 0 ? (
    <LetterForm key={draft} id={0} saved={EMPTY} draft={draft} />
  ) : (
    <OneLetter key={draft} id={id} draft={draft} />
  )
}
