import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Company, toCompany } from '../../../lib/company'
import { type RowOf, toJobView } from '../../../lib/job'
import { OwnPage } from '../../../ui/own-page'
import { SAVED } from '../api/favourites'
import { HIDDEN } from '../api/hidden'
import { useChoosing } from '../api/ticked'
import { ChooseSeveral } from './choose-several'
import { slotsOfSaved } from './job-slots'
import { OwnList } from './own-list'
import { SaveMark } from './save-button'
import { ShowAgain } from './show-again'
import { TabsInAddress } from './tabs-in-address'
import '../../../styles/company.css'
import '../../../styles/applications.css'
import '../../../styles/records.css'

interface Props {
  title: string
  jobRow: RowOf
  companyRow: (company: Company, actions: ReactNode) => ReactNode
}

/** Jobs and companies that are saved; a press on the mark takes one away. */
export function Saved({ title, jobRow, companyRow }: Props) {
  const { t } = useTranslation('applications')
  const isChoosing = useChoosing()
  return (
    <OwnPage title={title}>
      <TabsInAddress
        label={title}
        tabs={[
          {
            id: 'jobs',
            name: t('saved.jobs'),
            panel: (
              <>
                <ChooseSeveral />
                <OwnList
                  path={SAVED.job}
                  toRow={toJobView}
                  empty={t('saved.noJobs')}
                  way={{ to: '/job', name: t('saved.toJobs') }}
                >
                  {(job) => jobRow(job, slotsOfSaved(job, isChoosing))}
                </OwnList>
              </>
            ),
          },
          {
            id: 'companies',
            name: t('saved.companies'),
            panel: (
              <OwnList
                path={SAVED.company}
                toRow={toCompany}
                empty={t('saved.noCompanies')}
                way={{ to: '/company', name: t('saved.toCompanies') }}
              >
                {(company) =>
                  companyRow(
                    company,
                    <SaveMark kind="company" id={company.id} name={company.name} isListed />,
                  )
                }
              </OwnList>
            ),
          },
          {
            id: 'hidden',
            name: t('hide.list'),
            panel: (
              <OwnList
                path={HIDDEN}
                toRow={toJobView}
                empty={t('hide.none')}
                way={{ to: '/job', name: t('saved.toJobs') }}
              >
                {(job) => jobRow(job, { actions: <ShowAgain job={job} /> })}
              </OwnList>
            ),
          },
        ]}
      />
    </OwnPage>
  )
}
