import { useAreNamesAwaited } from '../../../http/constants'
import { RECOMMENDED } from '../../../lib/limits'
import { Rows } from '../../../ui/rows'
import { useRecommended } from '../api/companies'
import { CompanyRow } from './company-row'
import '../../../styles/rows.css'
import '../../../styles/company.css'

/** Employers that the server puts forward, below a heading of the page. */
export function RecommendedCompanies() {
  const { data, isPending, isError, cause, refetch } = useRecommended()
  const areNamesAwaited = useAreNamesAwaited()
  return (
    <Rows
      count={RECOMMENDED}
      isLoading={isPending || areNamesAwaited}
      isFailed={isError}
      isOld={false}
      cause={cause}
      onRetry={() => void refetch()}
    >
      {data?.rows.map((company) => (
        <CompanyRow key={company.id} company={company} level={3} />
      ))}
    </Rows>
  )
}
