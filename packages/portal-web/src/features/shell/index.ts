// features/shell is the frame around the pages: headers, menus, footer, the bar of a phone, and what floats.
//
//   app/layouts > MainHeader (members and visitors) > AccountMenu, LanguageMenu; on a phone PhoneMenu
//               > CompanyHeader       Welcome       Footer > Contact, OnlineService       BottomBar (phones)       Floats
//   rules/links has the links of headers, menus and footer
//
// Absent: the account. app/layouts says who is logged in and hands the form of the language in.

export { AppCodes } from './components/app-codes'
export { BottomBar } from './components/bottom-bar'
export { CompanyHeader } from './components/company-header'
export { Contact } from './components/contact'
export { Floats } from './components/floats'
export { Footer } from './components/footer'
export { LanguageMenu } from './components/language-menu'
export { MainHeader } from './components/main-header'
export { Preferences } from './components/preferences'
export { Welcome } from './components/welcome'
