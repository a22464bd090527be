import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { APPLICATIONS, type Application } from '../../../http/application'
import { useDelete } from '../../../http/use-delete'
import { titleOf } from '../../../lib/job'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { IconButton } from '../../../ui/icon-button'
import { removeApplication } from '../api/applications'
import { RemoveIcon } from './icons'

interface Props {
  application: Application
  onRemoved?: () => void
}

/** Takes an application out of the list; asked before, for it does not come back. */
export function RemoveApplication({ application: { id, job }, onRemoved }: Props) {
  const { t } = useTranslation('applications')
  const [isAsked, setIsAsked] = useState(false)
  const remove = useDelete(APPLICATIONS)
  const title = titleOf(job)
  async function act() {
    const failure = await remove(removeApplication(id))
    if (failure !== null) return failure
    toast(t('records.removed'))
    onRemoved?.()
    return null
  }
  return (
    <>
      <IconButton
        label={t('records.remove', { title })}
        title={t('records.removeShort')}
        onClick={() => setIsAsked(true)}
      >
        <RemoveIcon />
      </IconButton>
      {isAsked && (
        <ConfirmDialog
          title={t('records.remove', { title })}
          lead={t('records.removeLead')}
          keep={t('keep')}
          label={t('records.removeShort')}
          act={act}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
