import { useTranslation } from 'react-i18next'
import type { Application } from '../../../http/application'
import { useDay } from '../../../lib/use-day'
import { stepsOf } from '../rules/timeline'
import { showMoment } from '../rules/words'

/** What has become of an application, and what may come. */
export function Timeline({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const today = useDay()
  return (
    <ol className="timeline">
      {stepsOf(application).map(({ name, isDone, at }) => (
        <li key={name} className="step" data-done={isDone}>
          <span>{t(`steps.${name}`)}</span>
          {at > 0 && <time dateTime={new Date(at).toISOString()}>{showMoment(at, today)}</time>}
          {!isDone && <span className="soft">{t('steps.pending')}</span>}
        </li>
      ))}
    </ol>
  )
}
