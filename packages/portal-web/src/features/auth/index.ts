// features/auth is every way to be logged in, and the forms that change what a login needs.
//
//   LoginForm, CodeLoginForm, QrLogin, SocialLogins and useArrival, RegisterForm, RecoverForm > api/ > enterBy > lib/session
//   RegisterCompanyForm, JoinCompanyForm: those who hire
//   QrConfirm (a phone lets a desktop in), ChangeContactForm, ChangePasswordForm: for who is logged in
//   rules/values judges what is typed; rules/refusal puts what the server refuses at its field
//
// enterBy keeps nothing before account, chat login and person are all there. return.ts is a door of its own for the first
// screen, which goes on with a kept login and needs nothing else of this feature.

export { ArrivalQuestion } from './components/arrival-question'
export { AuthCard } from './components/auth-card'
export { ChangeContactForm } from './components/change-contact-form'
export { ChangePasswordForm } from './components/change-password-form'
export { CodeLoginForm } from './components/code-login-form'
export { LoginForm } from './components/login-form'
export { QrConfirm } from './components/qr-confirm'
export { QrLogin } from './components/qr-login'
export { RecoverForm } from './components/recover-form'
export { JoinCompanyForm, RegisterCompanyForm } from './components/register-company-form'
export { RegisterForm } from './components/register-form'
export { SocialLogins } from './components/social-logins'
export { useArrival } from './components/use-arrival'
export { useEndNews } from './components/use-end-news'
