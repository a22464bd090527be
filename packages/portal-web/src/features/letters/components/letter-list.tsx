import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LETTERS, type Letter, useLetters } from '../../../http/papers'
import { useDelete } from '../../../http/use-delete'
import { showDay } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { DeleteButton } from '../../../ui/delete-dialog'
import { OwnList } from '../../../ui/own-list'
import { OwnRow } from '../../../ui/own-row'
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
  return (
    <OwnList
      title={t('pages:letters.title')}
      lead={t('letter.lead')}
      add={
        <Link className="button button-primary" to="/cover-letter/detail">
          {t('letter.new')}
        </Link>
      }
      none={{ title: t('letter.none'), lead: t('letter.noneLead') }}
      list={useLetters()}
      row={(letter) => <LetterRow key={letter.id} letter={letter} />}
    />
  )
}
