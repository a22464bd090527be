import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { FILES } from '../../../http/papers'
import { useOwnSaved } from '../../../http/read'
import { numberAt } from '../../../lib/fields'
import { randomKey } from '../../../lib/random-key'
import { useIsHere } from '../../../lib/use-is-here'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { uploadFile } from '../api/files'
import { ACCEPTED_FILES, judgeFile } from '../rules/file'

interface Chosen {
  readonly file: File
  readonly onceKey: string
}

/** Chooses a file and sends it; one that did not get through stays, and goes at the next press, or is told elsewhere. `onDone`: with its id. */
export function UploadFile({ onDone }: { onDone?: (id: number) => void }) {
  const { t } = useTranslation('papers')
  const [failure, setFailure] = useState<string | null>(null)
  /** What is to be sent again, as the same try. */
  const [waiting, setWaiting] = useState<Chosen | null>(null)
  /** How much has gone out, 0 to 1; null = nothing is under way. */
  const [share, setShare] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const saved = useOwnSaved()
  const why = useWhy()
  const isHere = useIsHere()

  async function send(chosen: Chosen) {
    if (share !== null) return
    setShare(0)
    setFailure(null)
    const answer = await uploadFile(chosen.file, chosen.onceKey, setShare)
    setShare(null)
    if (answer.kind === 'ok') {
      setWaiting(null)
      toast(t('file.done'))
      await saved(FILES)
      return onDone?.(numberAt(answer.body, 'id'))
    }
    const isNoResume = answer.kind === 'refused' && answer.fields.includes('file')
    const reason = isNoResume ? t('file.faults.kind') : why(answer)
    if (!isHere()) return void toast(t('file.failed', { name: chosen.file.name, why: reason }))
    setWaiting(isNoResume ? null : chosen)
    setFailure(reason)
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file === undefined) return
    const fault = judgeFile(file)
    setWaiting(null)
    setFailure(fault === null ? null : t(`file.faults.${fault}`))
    if (fault === null) void send({ file, onceKey: randomKey() })
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <div className="own-upload">
      <div className="own-row-actions">
        <Button kind="small" isBusy={share !== null} onClick={() => share === null && input.current?.click()}>
          {t(share === null ? 'file.choose' : 'file.sending')}
        </Button>
        {waiting !== null && share === null && (
          <Button kind="quiet" onClick={() => void send(waiting)}>
            {t('file.again', { name: waiting.file.name })}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_FILES}
        aria-label={t('file.choose')}
        onChange={choose}
      />
      {share !== null && <progress className="upload" value={share} aria-label={t('file.sending')} />}
      <FormFailure text={failure ?? false} />
    </div>
  )
}
