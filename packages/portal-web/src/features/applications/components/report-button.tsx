import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsSeeker } from '../../../lib/log-in-first'
import type { Kind } from '../api/states'
import { ReportDialog } from './report-dialog'

/** Where it is said what nobody should do for a job: the way to say who asks for it. */
export function ReportButton({ kind, id }: { kind: Kind; id: number }) {
  const { t } = useTranslation('applications')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = useAsSeeker(`report:${kind}:${id}`, () => setIsOpen(true))
  return (
    <>
      <button ref={button} type="button" className="link" onClick={open}>
        {t(`report.${kind}`)}
      </button>
      {isOpen && <ReportDialog kind={kind} id={id} opener={button} onClose={() => setIsOpen(false)} />}
    </>
  )
}
