import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ChatIcon } from '../../../ui/icons'
import { WithChat } from '../../../ui/with-chat'
import { useCompanyJobs } from '../api/jobs'

interface Props {
  /** Of the company. */
  id: number
  /** Who answers; "" where that is not told. */
  name?: string
  kind?: 'primary' | 'small'
  isShort?: boolean
}

/** The way to talk to a company: from one of its open jobs (contract 6). Nothing where it has none. */
export function CompanyChat({ id, name = '', kind = 'small', isShort = false }: Props) {
  const { t } = useTranslation('jobs')
  const { data } = useCompanyJobs(id, 1)
  const job = data?.rows[0]
  if (job === undefined) return null
  const long = name === '' ? t('job.chat') : t('talk.chatWith', { name })
  return (
    <WithChat>
      <Link
        className={`button button-${kind}`}
        to={`/chat/index?job=${job.id}`}
        aria-label={isShort ? long : undefined}
      >
        {!isShort && <ChatIcon />}
        {isShort ? t('talk.chat') : long}
      </Link>
    </WithChat>
  )
}
