import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { fetchFile } from '../../../http/main-api'
import { saveFile } from '../../../lib/save-file'
import { Button } from '../../../ui/button'
import { DeletionDialog } from './deletion-dialog'
import { SettingsCard, SettingsRow } from './settings-card'

/** A copy of all that the server has of somebody, and the end of their account. */
export function YourData({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation('settings')
  const [isPreparing, setIsPreparing] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const why = useWhy()
  async function download() {
    if (isPreparing) return
    setIsPreparing(true)
    const answer = await fetchFile('/users/me/data')
    setIsPreparing(false)
    if (answer.kind === 'file') saveFile(answer.blob, 'sarika-data.zip')
    toast(answer.kind === 'file' ? t('data.done') : why(answer))
  }
  return (
    <SettingsCard id="data" title={t('parts.data')}>
      <SettingsRow title={t('data.download')} lead={t('data.downloadLead')}>
        <Button kind="small" isBusy={isPreparing} onClick={() => void download()}>
          {t(isPreparing ? 'data.preparing' : 'data.prepare')}
        </Button>
      </SettingsRow>
      <SettingsRow title={t('data.delete')} lead={t('data.deleteLead')}>
        <Button kind="small" data-bad onClick={() => setIsAsked(true)}>
          {t('data.deleteButton')}
        </Button>
      </SettingsRow>
      {isAsked && <DeletionDialog onClose={() => setIsAsked(false)} onDeleted={onDeleted} />}
    </SettingsCard>
  )
}
