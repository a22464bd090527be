import { type ComponentType, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLater } from '../lib/use-later'
import { useNear } from '../lib/use-near'
import { Button } from '../ui/button'
import { FormFailure } from '../ui/failure'
import { ProgressBar } from '../ui/progress-bar'

interface Props {
  /** Of its script, and the class of its place, e.g. "home-jobs". */
  name: string
  load: () => Promise<ComponentType>
}

/** A part of the start page, fetched when its place comes into sight. */
export function HomeLater({ name, load }: Props) {
  const { t } = useTranslation('app')
  const place = useRef<HTMLDivElement>(null)
  const { data: Part, isError, isLoading } = useLater(name, useNear(place), load)
  return (
    <div ref={place} className={name} aria-busy={isLoading}>
      {isLoading && <ProgressBar />}
      {isError && (
        <FormFailure text={t('error.title')}>
          <Button kind="small" onClick={() => location.reload()}>
            {t('error.retry')}
          </Button>
        </FormFailure>
      )}
      {Part !== undefined && <Part />}
    </div>
  )
}
