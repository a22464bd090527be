import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Dialog, type DialogProps } from '../../../ui/dialog'

/** The form of the default language, before the page. Source: portal specification 2. */
export function LanguageDialog({
  form,
  opener,
  onClose,
}: DialogProps & { form: (close: () => void) => ReactNode }) {
  const { t } = useTranslation(['app', 'account'])
  return (
    <Dialog title={t('nav.defaultLanguage')} opener={opener} onClose={onClose}>
      <p className="soft">{t('defaultLanguage.lead')}</p>
      {form(onClose)}
      <Button kind="quiet" onClick={onClose}>
        {t('account:cancel')}
      </Button>
    </Dialog>
  )
}
