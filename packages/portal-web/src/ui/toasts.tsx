import { useTranslation } from 'react-i18next'
import { Toaster } from 'sonner'

/** Where short news appears, at the lower centre; `toast` of sonner puts it there. */
export function Toasts() {
  const { t } = useTranslation('app')
  return (
    <Toaster
      position="bottom-center"
      offset={{ bottom: 'calc(max(var(--lower-edge), var(--toast-edge, 0px)) + 24px)' }}
      mobileOffset={{ bottom: 'calc(max(var(--lower-edge), var(--toast-edge, 0px)) + 16px)' }}
      // It sets a font of its own, which has no Khmer.
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ unstyled: true, className: 'toast' }}
      containerAriaLabel={t('news')}
    />
  )
}
