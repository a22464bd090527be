// features/reading is what there is to read: advice, in lists and whole, and the pages whose text is an article of a
// fixed id.
//
//   the address > api/articles > ArticleList > ArticleRow, QuestionRow
//                                ArticlePage, PageArticle > ArticleText > rules/blocks (text alone leaves the HTML)
//   rules/page-articles > About, ServicePage, PayPage, EmployerHome > PageArticle

export { useArticle } from './api/articles'
export { About } from './components/about'
export { ArticleList } from './components/article-list'
export { ArticlePage } from './components/article-page'
export { CompanyAccount } from './components/company-account'
export { EmployerHome } from './components/employer-home'
export { PayPage } from './components/pay-page'
export { ServicePage } from './components/service-page'
export { PAYMENTS } from './rules/page-articles'
export { readType } from './rules/types'
