// features/companies is who offers work: companies in lists, on shelves and whole. Their lists are searched as those of
// jobs are (lib/search.ts).
//
// Absent: a company's jobs, its map and what can be done about it. Screens hand these in.

export { useCompany } from './api/companies'
export { AnsweringCompanies } from './components/answering-companies'
export { CompanyPage } from './components/company-page'
export { CompanyRow } from './components/company-row'
export { CompanySearch } from './components/company-search'
export { RecommendedCompanies } from './components/recommended-companies'
