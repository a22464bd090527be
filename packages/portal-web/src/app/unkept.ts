import { toast } from 'sonner'
import { i18n } from '../i18n/i18n'
import { onUnkept } from '../lib/kept'

/** Says once that this browser keeps nothing, when something could not be kept. To be called when toasts are drawn. */
export const tellUnkept = (): void => onUnkept(() => toast(i18n.t('account:unkept')))
