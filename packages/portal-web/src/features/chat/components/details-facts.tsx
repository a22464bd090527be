import { isGroupKey, peerOf } from '@sarika/im-engine'
import { PortalLink } from '../../../ui/portal-link'
import { isAtDesk, useTable } from '../hiring/table'
import type { Whom } from '../rules/whom'
import { CompanyName } from './company-name'
import { useSay } from './say'

/** Whom somebody speaks for and which job it is about, each the way to its page. Source: S-CHAT-44. */
export function DetailsFacts({ whom: { key, company, jobTitle } }: { whom: Whom }) {
  const t = useSay()
  const jobId = useTable()?.jobId ?? ''
  if (company === '' && jobTitle === '') return null
  return (
    <dl className="details-facts">
      {company !== '' && (
        <div>
          <dt>{t('details.company')}</dt>
          <dd>
            <CompanyName imId={isAtDesk || isGroupKey(key) ? '' : peerOf(key)} name={company} />
          </dd>
        </div>
      )}
      {jobTitle !== '' && (
        <div>
          <dt>{t('details.job')}</dt>
          <dd>
            {jobId === '' ? (
              <bdi>{jobTitle}</bdi>
            ) : (
              <PortalLink to={`/job/${jobId}`} isBeside>
                <bdi>{jobTitle}</bdi>
              </PortalLink>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
