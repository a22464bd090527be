import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon } from '../../../ui/icons'
import { keepUnfinished, useUnfinished } from '../api/unfinished'
import type { Target } from '../rules/target'
import { ApplyDialog } from './apply-dialog'
import '../../../styles/applications.css'

/** The application that waited for a resume, and the way on; nothing where none waits. */
export function UnfinishedApplication() {
  const { t } = useTranslation('applications')
  const waiting = useUnfinished()
  const [target, setTarget] = useState<Target | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      {waiting !== null && (
        <section className="unfinished" aria-label={t('unfinished.label')}>
          <p>
            {t('unfinished.text')}{' '}
            <Link className="link" to={`/job/${waiting.id}`}>
              <bdi>{waiting.title}</bdi>
            </Link>
          </p>
          <Button ref={opener} kind="small" onClick={() => setTarget(waiting)}>
            {t('apply.label')}
          </Button>
          <IconButton label={t('unfinished.dismiss')} onClick={() => keepUnfinished(null)}>
            <CloseIcon />
          </IconButton>
        </section>
      )}
      {target !== null && (
        <ApplyDialog
          jobs={[target]}
          opener={opener}
          onClose={(done) => {
            setTarget(null)
            if (done.includes(target.id)) keepUnfinished(null)
          }}
        />
      )}
    </>
  )
}
