import { useTranslation } from 'react-i18next'
import { BatchBar, Saved } from '../features/applications'
import { CompanyRow } from '../features/companies'
import { JobRow } from '../features/jobs'

export default function FavoritesScreen() {
  const { t } = useTranslation('pages')
  return (
    <>
      <Saved
        title={t('favorites.title')}
        jobRow={(job, slots) => <JobRow key={job.id} job={job} {...slots} />}
        companyRow={(company, actions) => <CompanyRow key={company.id} company={company} actions={actions} />}
      />
      <BatchBar />
    </>
  )
}
