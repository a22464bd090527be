import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsSeeker } from '../../../lib/log-in-first'
import type { Kind } from '../api/states'
import { ReportDialog } from './report-dialog'

/** Where it is said what nobody should do for a job: the way to say who asks for it. */
export function ReportButton({ kind, id }: { kind: Kind; id: number }) {
  const { t } = useTranslation('applications')
  const asSeeker = useAsSeeker()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button ref={button} type="button" className="link" onClick={() => asSeeker(() => setIsOpen(true))}>
        {t(`report.${kind}`)}
      </button>
      {isOpen && <ReportDialog kind={kind} id={id} opener={button} onClose={() => setIsOpen(false)} />}
    </>
  )
}
