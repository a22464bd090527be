import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../lib/copy-text'
import { IconButton } from '../../../ui/icon-button'
import { CopyIcon, TickIcon } from '../components/icons'

/** Puts a block of code on the clipboard, and says whether it is there. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('links')
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)
  return (
    <span className="code-copy">
      <span className={said === 'notCopied' ? 'code-said' : 'only-heard'} role="status">
        {said !== null && t(`code.${said}`)}
      </span>
      <IconButton
        label={t('code.copy')}
        onClick={async () => setSaid((await copyText(code)) ? 'copied' : 'notCopied')}
        onBlur={() => setSaid(null)}
      >
        {said === 'copied' ? <TickIcon /> : <CopyIcon />}
      </IconButton>
    </span>
  )
}
