export { AccountMenu } from './components/account-menu'
export { VisitorMenu } from './components/visitor-menu'
