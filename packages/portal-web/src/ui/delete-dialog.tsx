import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog'
import type { DialogProps } from './dialog'

interface Props {
  /** What goes, by its name. */
  what: string
  /** Answers with what is wrong, in words; null: it is gone. */
  onDelete: () => Promise<string | null>
}

/** Asks before something goes for good. */
export function DeleteDialog({ what, onDelete, ...dialog }: Props & DialogProps) {
  const { t } = useTranslation(['papers', 'account'])
  async function act() {
    const failure = await onDelete()
    if (failure === null) toast(t('deleted', { what }))
    return failure
  }
  return (
    <ConfirmDialog
      {...dialog}
      title={t('sure', { what })}
      lead={t('final')}
      keep={t('account:cancel')}
      label={t('delete')}
      doing={t('deleting')}
      act={act}
    />
  )
}

/** The way to it. */
export function DeleteButton(props: Props) {
  const { t } = useTranslation('papers')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button kind="small" aria-label={t('deleteOne', { what: props.what })} onClick={() => setIsAsked(true)}>
        {t('delete')}
      </Button>
      {isAsked && <DeleteDialog {...props} onClose={() => setIsAsked(false)} />}
    </>
  )
}
