// setting/ is what the chat can be set to: a script of its own, as people/ is.

export { Setting } from './setting'
export { SettingForm } from './setting-form'
