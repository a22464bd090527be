export { useMe, useMeChanged } from './api/me'
export { AvatarSetting } from './components/avatar-setting'
export { LanguageForm } from './components/language-form'
export { Setting } from './components/setting'
