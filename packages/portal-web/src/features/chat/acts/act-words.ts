import { i18n, type Say } from '../../../i18n/i18n'

/** Says a text of these acts in the language of now, e.g. `actWords()('archive')`: an act is no component and has no hook. */
export const actWords = (): Say<'acts'> => i18n.getFixedT(null, 'acts')
