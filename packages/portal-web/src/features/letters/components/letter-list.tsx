import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LETTERS, type Letter, useLetters } from '../../../http/papers'
import { useDelete } from '../../../http/use-delete'
import { showDay } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { DeleteButton } from '../../../ui/delete-dialog'
import { Nothing } from '../../../ui/nothing'
import { OwnPage } from '../../../ui/own-page'
import { OwnRow } from '../../../ui/own-row'
import { Rows } from '../../../ui/rows'
import { deleteLetter } from '../api/letters'

function LetterRow({ letter: { id, title, content, updatedAt } }: { letter: Letter }) {
  const { t } = useTranslation('papers')
  const today = useDay()
  const remove = useDelete(LETTERS)
  return (
    <OwnRow
      title={title}
      to={`/cover-letter/detail?id=${id}`}
      facts={[t('changed', { day: showDay(updatedAt, today) })]}
      actions={<DeleteButton what={title} onDelete={() => remove(deleteLetter(id))} />}
    >
      <p className="own-row-excerpt">
        <bdi>{content}</bdi>
      </p>
    </OwnRow>
  )
}

export function LetterList() {
  const { t } = useTranslation(['papers', 'pages'])
  const { data, isPending, isError, cause, refetch } = useLetters()
  const isNone = data?.length === 0
  const add = (
    <Link className="button button-primary" to="/cover-letter/detail">
      {t('letter.new')}
    </Link>
  )
  return (
    <OwnPage title={t('pages:letters.title')} lead={t('letter.lead')} action={isNone ? undefined : add}>
      {isNone ? (
        <Nothing title={t('letter.none')} lead={t('letter.noneLead')}>
          {add}
        </Nothing>
      ) : (
        <Rows
          isLoading={isPending}
          isFailed={isError}
          isOld={false}
          count={2}
          cause={cause}
          onRetry={() => void refetch()}
        >
          {data?.map((letter) => (
            <LetterRow key={letter.id} letter={letter} />
          ))}
        </Rows>
      )}
    </OwnPage>
  )
}
