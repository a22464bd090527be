import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useOwnChanged } from '../../../http/read'
import { showStamp } from '../../../lib/dates'
import { passFocus } from '../../../lib/focus-title'
import { langOf } from '../../../lib/lang-of'
import { randomKey } from '../../../lib/random-key'
import { Button } from '../../../ui/button'
import { FetchFailure } from '../../../ui/failure'
import { TextField } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { Icon } from '../../../ui/icons'
import { addNote, deleteNote, notesPath, useNotes } from './api'

const NOTE_MAX = 2_000

function NoteForm({ id }: { id: number }) {
  const { t } = useTranslation('board')
  const changed = useOwnChanged()
  const [text, setText] = useState('')
  /** of this try: it stays until the note is taken */
  const [key, setKey] = useState(randomKey)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function add() {
    if (isBusy) return
    if (text.trim() === '') return setError(t('notes.missing'))
    setIsBusy(true)
    const answer = await addNote(id, text.trim(), key)
    if (answer.kind === 'ok') {
      await changed(notesPath(id))
      setText('')
      setKey(randomKey())
    }
    setIsBusy(false)
    const isFull = answer.kind === 'refused' && answer.code === 'too_many'
    setError(answer.kind === 'ok' ? undefined : t(isFull ? 'notes.full' : 'failed'))
  }
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        label={t('notes.label')}
        help={t('notes.lead')}
        error={error}
        rows={2}
        maxLength={NOTE_MAX}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <Button kind="small" type="submit" isBusy={isBusy}>
        {t('notes.add')}
      </Button>
    </form>
  )
}

/** What the team wrote about an application. */
export function NotesTab({ id }: { id: number }) {
  const { t } = useTranslation('board')
  const changed = useOwnChanged()
  const { data, isError, cause, refetch } = useNotes(id)
  async function remove(noteId: number) {
    const answer = await deleteNote(id, noteId)
    await changed(notesPath(id))
    if (answer.kind !== 'ok') toast(t('failed'))
  }
  return (
    <div className="notes">
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="soft">{t('notes.none')}</p>}
      <ul>
        {data?.map(({ id: noteId, text, name, isOwn, at }) => (
          <li key={noteId} className="note-row">
            <div>
              <p lang={langOf(text)} dir="auto">
                {text}
              </p>
              <p className="soft">
                <bdi>{isOwn ? t('notes.you') : name || t('notes.gone')}</bdi>
                {' · '}
                {showStamp(at)}
              </p>
            </div>
            {isOwn && (
              <IconButton ref={passFocus} label={t('notes.delete')} onClick={() => void remove(noteId)}>
                <Icon of={Trash2} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <NoteForm id={id} />
    </div>
  )
}
