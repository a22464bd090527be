import { openArea } from '../../../i18n/i18n'

/** Whether the browser would ask its person: nobody has said yes or no yet. */
export const isBellAsked = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'default'

/** The line that offers notifications, with its texts. */
export async function loadBellLine() {
  const [{ BellLine }] = await Promise.all([import('../notify/bell-line'), openArea('bell')])
  return BellLine
}
