// features/companies: who offers work. Lists go by lib/search as those of jobs do.

export { useCompany } from './api/companies'
export { CompanyPage } from './components/company-page'
export { CompanyRow } from './components/company-row'
export { CompanySearch } from './components/company-search'
export { CompanyShelf } from './components/company-shelf'
export { RecommendedCompanies } from './components/recommended-companies'
