// features/account is what members change about themselves without a code: their picture and their default language.
// `useMe` says who is logged in, as the server tells it.
//
// Absent: e-mail, phone and password. Changing them needs a code or the old password, so their forms are in
// features/auth; the settings screen shows both.

export { useMe, useMeChanged } from './api/me'
export { AvatarSetting } from './components/avatar-setting'
export { Devices } from './components/devices'
export { LanguageCard } from './components/language-card'
export { LanguageForm } from './components/language-form'
export { Setting } from './components/setting'
export { SettingsCard, SettingsRow } from './components/settings-card'
export { YourData } from './components/your-data'
