import { toImId } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../lib/isolate'
import { Dialog } from '../../../ui/dialog'
import { AskForm } from './ask-form'
import '../../../styles/forms.css'
import '../../../styles/people.css'

/** Asks somebody whom one knows of to become a contact. */
export function AskDialog({ imId, name, onClose }: { imId: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('people')
  return (
    <Dialog title={t('add.title', { name: isolate(name) })} onClose={onClose}>
      <AskForm imId={toImId(imId)} name={name} by="chat" onClose={onClose} />
    </Dialog>
  )
}
