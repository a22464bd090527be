import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { share } from '../lib/share'
import { Button } from './button'
import { Icon } from './icons'

/** Shares the page that is shown; `title` goes with its address. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('jobs')
  const press = async () => {
    const done = await share(title)
    if (done === 'copied') toast(t('share.copied'))
    if (done === 'failed') toast(t('share.failed'))
  }
  return (
    <Button kind="small" onClick={() => void press()}>
      <Icon of={Share2} />
      <span className="button-label">{t('share.label')}</span>
    </Button>
  )
}
