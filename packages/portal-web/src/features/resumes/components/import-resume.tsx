import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { RESUMES } from '../../../http/papers'
import { useOwnSaved } from '../../../http/read'
import { listAt, numberAt, textAt } from '../../../lib/fields'
import { randomKey } from '../../../lib/random-key'
import { useGoOn } from '../../../lib/use-go-on'
import { Button } from '../../../ui/button'
import { importJson } from '../api/paper'
import { PARTS_OF_IMPORT, readJsonFile } from '../rules/json-file'

/** A JSON Resume becomes a new resume; what of it could not be taken is said by part. */
export function ImportResume() {
  const { t } = useTranslation('resume')
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const goOn = useGoOn()
  const saved = useOwnSaved()
  const why = useWhy()

  async function take(file: File) {
    const json = await readJsonFile(file)
    if (json === null) return void toast(t('import.wrong'))
    const answer = await importJson(json, randomKey())
    if (answer.kind !== 'ok') return void toast(why(answer))
    await saved(RESUMES)
    const parts = new Set(listAt(answer.body, 'notTaken').map((one) => textAt(one, 'part')))
    const missing = PARTS_OF_IMPORT.filter((part) => parts.has(part)).map((part) => t(`sections.${part}`))
    toast(missing.length === 0 ? t('import.done') : t('import.partly', { parts: missing.join(', ') }), {
      duration: 10_000,
    })
    goOn(`/resume?id=${numberAt(answer.body, 'id')}`)
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (file === undefined || isBusy) return
    setIsBusy(true)
    void take(file).finally(() => setIsBusy(false))
  }
  return (
    <>
      <Button kind="quiet" isBusy={isBusy} onClick={() => isBusy || input.current?.click()}>
        {t('import.import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('import.import')}
        onChange={choose}
      />
    </>
  )
}
