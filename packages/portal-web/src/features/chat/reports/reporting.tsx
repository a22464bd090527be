import type { ComponentProps } from 'react'
import { openArea } from '../../../i18n/i18n'
import { useOpened } from '../components/use-opened'
import type { ReportDialog } from './report-dialog'

const loadDialog = async () => {
  const [{ ReportDialog }] = await Promise.all([
    import('./report-dialog'),
    openArea('auth'),
    openArea('reports'),
  ])
  return ReportDialog
}

/** The dialog that reports somebody, once its script and words are here. */
export function Reporting(props: ComponentProps<typeof ReportDialog>) {
  const Report = useOpened('report', true, loadDialog, props.onClose)
  return Report === undefined ? null : <Report {...props} />
}
