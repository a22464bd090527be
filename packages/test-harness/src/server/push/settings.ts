/** How pushes go out, as whoever runs the server says. */
export interface PushSettings {
  /** the server's own pair of keys (VAPID), base64url: the point, 65 bytes, and the number, 32 bytes */
  readonly publicKey: string
  readonly privateKey: string
  /** whom a push service writes to when something is wrong, `mailto:` or `https:` */
  readonly contact: string
  /** of push services, e.g. `fcm.googleapis.com`; `*.push.apple.com` is every host below */
  readonly hosts: readonly string[]
  /** tests only: the one origin that is posted to though it is of this machine, e.g. `http://127.0.0.1:4711` */
  readonly standIn?: string
}

/** The push services of Chrome, Firefox, Safari and Edge. */
export const KNOWN_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]
