import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Posting } from '../../../../contract/posting'
import { titleOf } from '../../../../lib/job'
import { langOf } from '../../../../lib/lang-of'
import { Button } from '../../../../ui/button'
import { Dialog, type DialogProps } from '../../../../ui/dialog'
import { FormFailure } from '../../../../ui/failure'
import { readJob, useJobLines } from '../api/postings'

interface Props extends DialogProps {
  /** The job that is being written is not offered. */
  id: number
  onChoose: (posting: Posting) => void
}

/** An old job to begin with: its words and facts take the place of what is written, but for the closing day. */
export function CopyDialog({ id, opener, onChoose, onClose }: Props) {
  const { t } = useTranslation('posting')
  const { data } = useJobLines(null, 1)
  const [isFailed, setIsFailed] = useState(false)
  const lines = data?.page.rows.filter(
    (line) => line.id !== id && (line.title !== '' || line.state !== 'draft'),
  )
  async function choose(from: number) {
    const posting = await readJob(from)
    if (posting === null) return setIsFailed(true)
    onChoose({ ...posting, closesOn: '' })
    onClose()
  }
  return (
    <Dialog title={t('copy.title')} opener={opener} onClose={onClose}>
      <p className="soft">{lines?.length === 0 ? t('copy.none') : t('copy.lead')}</p>
      <ul className="posting-olds">
        {lines?.map((line) => (
          <li key={line.id}>
            <button type="button" className="button button-small" onClick={() => void choose(line.id)}>
              <bdi lang={langOf(titleOf(line))}>{titleOf(line)}</bdi>
              <small className="soft">{t(`states.${line.state}`)}</small>
            </button>
          </li>
        ))}
      </ul>
      <FormFailure text={isFailed && t('copy.failed')} />
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
